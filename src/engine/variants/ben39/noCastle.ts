import { because } from '../../rules/reason.ts';
import type { Side } from '../../rules/side.ts';
import type { Site } from '../../topology/site.ts';
import { nameOf } from './board.ts';
import type { Ben39Reason } from './reasonMessage.ts';

/** The reason for a king that may not leave or enter a square, however it is moved (Ben39, king). */
export const noCastle = (side: Side, square: Site): Ben39Reason =>
  because('no castle', 'castles-and-king', { id: 'ben39/no-castle', side, square: nameOf(square) });
