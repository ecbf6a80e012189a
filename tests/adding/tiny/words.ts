import type { PositionMessage } from '../../../src/engine/setup/positionMessage.ts';
import { commonReasons } from '../../../src/words/en/commonReasons.ts';
import type { GameWords } from '../../../src/words/en/games.ts';
import { positions } from '../../../src/words/en/positions.ts';
import type { Sentences } from '../../../src/words/sentences.ts';
import type { KindName } from './pieces.ts';

interface TinyMessage {
  readonly id: `tiny/movement/${KindName}` | 'tiny/no-king' | 'tiny/many-kings';
}

/** What the board says; the reasons are the shared ones. */
const board = {
  ...positions,
  'tiny/movement/king': () => 'Moves one square in any direction',
  'tiny/movement/walker': () => 'Moves one square straight ahead and captures one square diagonally ahead',
  'tiny/no-king': () => 'One side has a king at least.',
  'tiny/many-kings': () => 'A side has one king.',
} satisfies Sentences<PositionMessage | TinyMessage>;

/** Replaces the summaries of all games. */
export const summaries: Readonly<Record<string, string>> = {
  tiny: 'Twelve squares, two kings, four walkers.',
};

/** Replaces the tags of all games. */
export const tags: Readonly<Record<string, readonly string[]>> = { tiny: ['twelve squares'] };

/** Replaces the words of all games. */
export const boardWords: GameWords = { tiny: () => Promise.resolve(board) };
export const reasonWords: GameWords = { tiny: () => Promise.resolve(commonReasons) };
