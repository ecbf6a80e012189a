import type { GameWords } from './en/games.ts';
import { boardWords, reasonWords } from './en/games.ts';
import { addSentences } from './say.ts';

/** Loads the words for the boards of a game. Rejects if they cannot be loaded. */
export const loadBoardWords = (game: string): Promise<void> => load(boardWords, game);

/** The same for the words of its reasons. */
export const loadReasonWords = (game: string): Promise<void> => load(reasonWords, game);

/** Loads both for all games, for code that has all games at once. */
export const loadAllWords = async (): Promise<void> => {
  await Promise.all(
    [boardWords, reasonWords].flatMap((words) => Object.keys(words).map((game) => load(words, game))),
  );
};

async function load(words: GameWords, game: string): Promise<void> {
  const loading = words[game];
  if (!loading) throw new Error(`There are no words for ${game}.`);
  addSentences(await loading());
}
