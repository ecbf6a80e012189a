import type { Ben39Hint } from '../../../engine/variants/ben39/message.ts';
import type { Sentences } from '../../sentences.ts';

/** What the rules say that matter in a position, for somebody who does not know them yet. */
export const hints: Sentences<Ben39Hint> = {
  'ben39/hint/check': () => 'You may ignore a check, but you lose if your king is captured.',
  'ben39/hint/king-and-castles': () => 'A king moves only between squares that touch a castle of its own.',
  'ben39/hint/immobilized': () =>
    'A piece beside an enemy immobilizer can’t move by itself, but others can still move it.',
  'ben39/hint/teleport': () =>
    'Two wizards teleport: a piece beside one goes to the same place beside the other.',
  'ben39/hint/rotation': () =>
    'A spider can turn all pieces of its side around it by one square, capturing where they land.',
  'ben39/hint/travel': () => 'Whatever stands on a movable square travels with it, an enemy’s piece too.',
  'ben39/hint/movable-square': () =>
    'With more pieces than the enemy on a movable square and its corners you can move that square.',
  'ben39/hint/captured-pieces': () =>
    'A captured piece changes sides: it waits in hand, and dropping it takes a turn.',
  'ben39/hint/castle-steps': () =>
    'A castle steps along a line and diagonally in turn; its figure shows which comes next.',
};
