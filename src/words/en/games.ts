import type { Table } from '../sentences.ts';

/** Loads a part of the sentences of each game, by the game’s id. */
export type GameWords = Readonly<Record<string, () => Promise<Table>>>;

/** The sentences about the boards and positions of each game: needed together with its rules. */
export const boardWords: GameWords = {
  chess99: async () => (await import('./chess99/board.ts')).board,
  hex39: async () => (await import('./hex39/board.ts')).board,
  tns: async () => (await import('./tns/board.ts')).board,
  'battle-chieftain': async () => (await import('./battle-chieftain/board.ts')).board,
  ben39: async () => (await import('./ben39/board.ts')).board,
};

/** The sentences for the reasons of each game. */
export const reasonWords: GameWords = {
  chess99: async () => (await import('./chess99/reasons.ts')).reasons,
  hex39: async () => (await import('./hex39/reasons.ts')).reasons,
  tns: async () => (await import('./tns/reasons.ts')).reasons,
  'battle-chieftain': async () => (await import('./battle-chieftain/reasons.ts')).reasons,
  ben39: async () => (await import('./ben39/reasons.ts')).reasons,
};
