import type { PositionMessage } from '../../../engine/setup/positionMessage.ts';
import type { Hex39Message } from '../../../engine/variants/hex39/message.ts';
import type { Sentences } from '../../sentences.ts';
import { otherSide } from '../../../engine/rules/side.ts';
import { sideName } from '../grammar.ts';
import { positions } from '../positions.ts';
import { turnWords } from '../turns.ts';
import { hints } from './hints.ts';

export const board: Sentences<PositionMessage | Hex39Message> = {
  ...positions,
  ...hints,
  'hex39/castle-of': ({ side }) => `${sideName(side)}’s castle`,
  'hex39/castle-means': ({ side }) =>
    `${sideName(side)}’s castle: ${sideName(otherSide(side))} wins at once by moving a piece into it.`,
  'hex39/movement/pawn': () =>
    'Moves one hex ahead to the left or right; sideways only from the two end hexes of the row before the enemy’s castle',
  'hex39/movement/rook': () => 'Moves any distance in the six directions across the sides of its hex',
  'hex39/movement/bishop': () => 'Leaps to the nearest six hexes of its own colour, whatever stands between',
  'hex39/would-repeat': ({ after }) => {
    const when = after ? `after ${turnWords(after)}` : 'at the start';
    return `That would repeat the position ${when}; no position may occur twice.`;
  },

  'hex39/both-have-entered': () => 'An enemy stands in each castle, but only one side can have won.',
  'hex39/neither-can-enter': () => 'Neither side has a piece that can ever enter the enemy’s castle.',
};
