import { commonReasons } from '../../../src/words/en/commonReasons.ts';
import type { GameWords } from '../../../src/words/en/games.ts';
import type { Sentences } from '../../../src/words/sentences.ts';
import type { TinyMessage } from './message.ts';
import { sideName } from '../../../src/words/en/grammar.ts';

const board: Sentences<TinyMessage> = {
  'tiny/movement/king': () => 'One square in any direction',
  'tiny/movement/walker': () => 'One square straight ahead, and to capture one square diagonally ahead',
  'tiny/king-in-check': ({ side }) => `${sideName(side)}’s king is in check.`,
  'tiny/hint/king-capture': () => 'A king may stay in check or walk into it; capturing it wins the game.',
};

/** Stands in for the words of all games. */
export const games: Readonly<Record<string, GameWords>> = {
  tiny: { board: () => Promise.resolve(board), reasons: () => Promise.resolve(commonReasons) },
};
