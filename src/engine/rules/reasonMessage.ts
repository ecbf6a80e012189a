import type { NamedPiece, PlacedPiece } from './argument.ts';
import type { Outcome } from './outcome.ts';
import type { KindInfo } from './piece.ts';
import type { Side } from './side.ts';

/** Where a piece would go: from a site to another, by their names. */
interface Way {
  readonly from: string;
  readonly to: string;
}

/** Why something is not legal, in the words that all variants share. Kinds are told by their names. */
export type ReasonMessage =
  | { readonly id: 'reason/game-over'; readonly outcome: Outcome }
  | { readonly id: 'reason/nothing-there'; readonly site: string }
  /** The piece is of the side that is not to move. */
  | { readonly id: 'reason/not-your-turn'; readonly piece: PlacedPiece }
  /** The piece is held by the side that is not to move. */
  | { readonly id: 'reason/in-other-hand'; readonly holder: Side; readonly kind: string }
  | { readonly id: 'reason/not-in-hand'; readonly piece: NamedPiece }
  | { readonly id: 'reason/same-place'; readonly piece: PlacedPiece }
  | ({
      readonly id: 'reason/no-such-movement';
      readonly kind: string;
      readonly movement: KindInfo['movement'];
    } & Way)
  | { readonly id: 'reason/blocked'; readonly piece: PlacedPiece; readonly by: PlacedPiece }
  | { readonly id: 'reason/own-piece-there'; readonly piece: PlacedPiece }
  | ({ readonly id: 'reason/cannot-capture'; readonly kind: string; readonly captured: string } & Way)
  | ({ readonly id: 'reason/nothing-to-capture'; readonly kind: string } & Way)
  /** A piece stands where another would come onto the board. */
  | { readonly id: 'reason/occupied'; readonly piece: PlacedPiece };
