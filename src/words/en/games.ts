import type { Table } from '../sentences.ts';

/** The sentences of a game, in two parts that are loaded when needed. */
export interface GameWords {
  /** The sentences about its boards and positions: needed together with its rules. */
  readonly board: () => Promise<Table>;
  /** The sentences for its reasons. */
  readonly reasons: () => Promise<Table>;
}

/** All games, by their ids. */
export const games: Readonly<Record<string, GameWords>> = {
  chess99: {
    board: async () => (await import('./chess99/board.ts')).board,
    reasons: async () => (await import('./chess99/reasons.ts')).reasons,
  },
  hex39: {
    board: async () => (await import('./hex39/board.ts')).board,
    reasons: async () => (await import('./hex39/reasons.ts')).reasons,
  },
  tns: {
    board: async () => (await import('./tns/board.ts')).board,
    reasons: async () => (await import('./tns/reasons.ts')).reasons,
  },
  'battle-chieftain': {
    board: async () => (await import('./battle-chieftain/board.ts')).board,
    reasons: async () => (await import('./battle-chieftain/reasons.ts')).reasons,
  },
  ben39: {
    board: async () => (await import('./ben39/board.ts')).board,
    reasons: async () => (await import('./ben39/reasons.ts')).reasons,
  },
};
