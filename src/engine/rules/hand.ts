import type { Kind, Piece } from './piece.ts';
import type { Side } from './side.ts';

/** Identical pieces held off the board, as shown beside it. */
export interface Held {
  /** Who holds them. */
  readonly holder: Side;
  /** In the colour that it has when it comes onto the board. */
  readonly piece: Piece;
  readonly count: number;
  /** How many turns the holder has left to drop one; null if there is no such limit. */
  readonly turnsLeft: number | null;
  /** Whether one must be dropped before the turn can end. */
  readonly due: boolean;
}

/** One piece in hand, as position strings list them. */
export interface HeldOne {
  readonly holder: Side;
  readonly kind: Kind;
  /** Null if there is no limit. */
  readonly turnsLeft: number | null;
}
