import type { Hex39Hint } from '../../../engine/variants/hex39/message.ts';
import type { Sentences } from '../../sentences.ts';

/** What the rules say that matter in a position, for somebody who does not know them yet. */
export const hints: Sentences<Hex39Hint> = {
  'hex39/hint/castle': () => 'One piece in the enemy’s castle is enough: entering it wins at once.',
  'hex39/hint/few-moves': () => 'There is no stalemate: a side without a legal move loses.',
  'hex39/hint/repetition': () => 'No move may bring back an earlier position of this game.',
  'hex39/hint/last-castle-piece': () =>
    'One side has a single piece left that can enter a castle. If that is captured, the side loses.',
  'hex39/hint/sideways-pawn': () =>
    'At either end of the row before the enemy’s castle a pawn moves sideways: nothing lies ahead of it.',
  'hex39/hint/leaping-bishop': () =>
    'A bishop leaps to the nearest hexes of its own colour; nothing on the way can stop it.',
};
