import type { PositionMessage } from '../../../engine/setup/positionMessage.ts';
import type { Hex39Message } from '../../../engine/variants/hex39/message.ts';
import type { Sentences } from '../../sentences.ts';
import { otherSide } from '../../../engine/rules/side.ts';
import { sideName } from '../grammar.ts';
import { positions } from '../positions.ts';
import { turnWords } from '../turns.ts';

export const board: Sentences<PositionMessage | Hex39Message> = {
  ...positions,
  'hex39/castle-of': ({ side }) => `${sideName(side)}’s castle`,
  'hex39/castle-means': ({ side }) =>
    `${sideName(side)}’s castle: ${sideName(otherSide(side))} wins at once by moving a piece into it.`,
  'hex39/movement/pawn': () =>
    'Moves one hex ahead to the left or right; sideways only from the two end hexes of the row before the enemy’s castle',
  'hex39/movement/rook': () => 'Moves any distance in the six directions across the sides of its hex',
  'hex39/movement/bishop': () => 'Leaps to the nearest six hexes of its own colour, whatever stands between',
  'hex39/hint/castle': () => 'One piece in the enemy’s castle is enough: entering it wins at once.',
  'hex39/hint/few-moves': () => 'There is no stalemate: a side without a legal move loses.',
  'hex39/hint/repetition': () => 'No move may bring back an earlier position of this game.',
  'hex39/hint/last-castle-piece': () =>
    'One side has a single piece left that can enter a castle. If that is captured, the side loses.',
  'hex39/hint/sideways-pawn': () =>
    'At either end of the row before the enemy’s castle a pawn moves sideways: nothing lies ahead of it.',
  'hex39/hint/leaping-bishop': () =>
    'A bishop leaps to the nearest hexes of its own colour; nothing on the way can stop it.',
  'hex39/would-repeat': ({ after }) => {
    const when = after ? `after ${turnWords(after)}` : 'at the start';
    return `That would repeat the position ${when}; no position may occur twice.`;
  },

  'hex39/both-have-entered': () => 'An enemy stands in each castle, but only one side can have won.',
  'hex39/neither-can-enter': () => 'Neither side has a piece that can ever enter the enemy’s castle.',
};
