import type { GameWords } from './en/games.ts';
import { games } from './en/games.ts';
import { addSentences } from './say.ts';

/** Sees to it that what the boards of a game say can be said. Rejects when its words cannot be loaded. */
export const loadBoardWords = (game: string): Promise<void> => load(game, 'board');

/** The same for what its reasons say. */
export const loadReasonWords = (game: string): Promise<void> => load(game, 'reasons');

/** Both of all games, for those who have all of them at once. */
export const loadAllWords = async (): Promise<void> => {
  await Promise.all(Object.keys(games).flatMap((game) => [loadBoardWords(game), loadReasonWords(game)]));
};

async function load(game: string, part: keyof GameWords): Promise<void> {
  const words = games[game];
  if (!words) throw new Error(`There are no words for ${game}.`);
  addSentences(await words[part]());
}
