import { commonReasons } from '../../../src/words/en/commonReasons.ts';
import type { GameWords } from '../../../src/words/en/games.ts';
import type { Sentences } from '../../../src/words/sentences.ts';
import type { KindName } from './pieces.ts';

/** What the board says; the reasons are those of all games. */
const board: Sentences<{ readonly id: `tiny/movement/${KindName}` }> = {
  'tiny/movement/king': () => 'One square in any direction',
  'tiny/movement/walker': () => 'One square straight ahead, and to capture one square diagonally ahead',
};

/** Stands in for the words of all games. */
export const games: Readonly<Record<string, GameWords>> = {
  tiny: { board: () => Promise.resolve(board), reasons: () => Promise.resolve(commonReasons) },
};
