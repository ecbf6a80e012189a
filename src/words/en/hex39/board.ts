import type { PositionMessage } from '../../../engine/setup/positionMessage.ts';
import type { Hex39Message } from '../../../engine/variants/hex39/message.ts';
import type { Sentences } from '../../sentences.ts';
import { sideName } from '../grammar.ts';
import { positions } from '../positions.ts';
import { turnWords } from '../turns.ts';

export const board: Sentences<PositionMessage | Hex39Message> = {
  ...positions,
  'hex39/castle-of': ({ side }) => `${sideName(side)}’s castle`,
  'hex39/movement/pawn': () =>
    'One hex forward, to the left or to the right; beside the enemy castle’s corners also one hex sideways',
  'hex39/movement/rook': () => 'Any distance in the six directions across the sides of its hex',
  'hex39/movement/bishop': () => 'Leaps to the nearest six hexes of its own colour, whatever stands between',
  'hex39/hint/castle': () => 'One piece in the enemy’s castle is enough: whoever enters it wins at once.',
  'hex39/hint/few-moves': () => 'There is no stalemate: a side that has no legal move left loses.',
  'hex39/hint/repetition': () =>
    'A move that would bring back any earlier position of the game is not allowed.',
  'hex39/hint/last-castle-piece': () =>
    'A side loses with the last of its pieces that could ever stand in a castle; one side has only one.',
  'hex39/hint/sideways-pawn': () =>
    'At the two corners before the enemy’s castle a pawn goes sideways, as nothing lies ahead of it.',
  'hex39/hint/leaping-bishop': () =>
    'A bishop leaps to the nearest hexes of its own colour; nothing on the way can stop it.',
  'hex39/would-repeat': ({ after }) => {
    const when = after ? `after ${turnWords(after)}` : 'at the start';
    return `That would repeat the position ${when}; no position may occur twice.`;
  },

  'hex39/both-have-entered': () => 'Both castles are taken by the enemy; only one side can have won.',
  'hex39/neither-can-enter': () => 'Neither side has a piece that could ever stand in the enemy’s castle.',
};
