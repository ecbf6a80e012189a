import type { Kind, Piece } from './piece.ts';
import type { Side } from './side.ts';

/** Pieces held off the board that are alike, as shown beside it. */
export interface Held {
  /** Who holds them. */
  readonly holder: Side;
  /** In the colour in which they come onto the board. */
  readonly piece: Piece;
  readonly count: number;
  /** How many turns of the holder are left to drop one; null where there is no such limit. */
  readonly turnsLeft: number | null;
  /** Whether one must be dropped before the turn can end. */
  readonly due: boolean;
}

/** One piece in hand, as position strings list them. */
export interface HeldOne {
  readonly holder: Side;
  readonly kind: Kind;
  /** Null where there is no limit. */
  readonly turnsLeft: number | null;
}
