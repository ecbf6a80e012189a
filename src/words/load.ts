import type { GameWords } from './en/games.ts';
import { games } from './en/games.ts';
import { addSentences } from './say.ts';

/** Loads the words for the boards of a game. Rejects if they cannot be loaded. */
export const loadBoardWords = (game: string): Promise<void> => load(game, 'board');

/** The same for the words of its reasons. */
export const loadReasonWords = (game: string): Promise<void> => load(game, 'reasons');

/** Loads both for all games, and the words of records and searches, for code that has no screens. */
export const loadAllWords = async (): Promise<void> => {
  const [{ recordText }, { think }] = await Promise.all([
    import('./en/recordText.ts'),
    import('./en/think.ts'),
    ...Object.keys(games).flatMap((game) => [loadBoardWords(game), loadReasonWords(game)]),
  ]);
  addSentences({ ...recordText, ...think });
};

async function load(game: string, part: keyof GameWords): Promise<void> {
  const words = games[game];
  if (!words) throw new Error(`There are no words for ${game}.`);
  addSentences(await words[part]());
}
