import type { GameWords } from './en/games.ts';
import { boardWords, reasonWords } from './en/games.ts';
import { addSentences } from './say.ts';

/** Loads the words for the boards of a game. Rejects if they cannot be loaded. */
export const loadBoardWords = (game: string): Promise<void> => load(boardWords, game);

/** The same for the words of its reasons. */
export const loadReasonWords = (game: string): Promise<void> => load(reasonWords, game);

/** Loads both for all games, and the words of records, trees, set-up, searches and lenses, for code that has no screens. */
export const loadAllWords = async (): Promise<void> => {
  const [{ recordText }, { think }, { tree }, { setup }, { diagrams }, { differences }, { lenses }] =
    await Promise.all([
      import('./en/recordText.ts'),
      import('./en/think.ts'),
      import('./en/tree.ts'),
      import('./en/setup.ts'),
      import('./en/diagrams.ts'),
      import('./en/differences.ts'),
      import('./en/lenses.ts'),
      ...[boardWords, reasonWords].flatMap((words) => Object.keys(words).map((game) => load(words, game))),
    ]);
  addSentences({
    ...recordText,
    ...think,
    ...tree,
    ...setup,
    ...diagrams,
    ...differences,
    ...lenses,
  });
};

async function load(words: GameWords, game: string): Promise<void> {
  const loading = words[game];
  if (!loading) throw new Error(`There are no words for ${game}.`);
  addSentences(await loading());
}
