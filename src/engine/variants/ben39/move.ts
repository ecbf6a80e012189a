import type { PieceMove } from '../../rules/pieceMove.ts';
import type { Kind } from '../../rules/piece.ts';
import type { Site } from '../../topology/site.ts';

/** One action. */
export type Ben39Move =
  | PieceMove
  | { readonly kind: 'drop'; readonly into: Kind; readonly to: Site }
  /** A wizard sends what is on a square beside it to the other wizard. */
  | { readonly kind: 'teleport'; readonly wizard: Site; readonly from: Site }
  | { readonly kind: 'rotate'; readonly spider: Site; readonly clockwise: boolean }
  /**
   * A movable square goes to another place and takes along the pieces on the corners `along`, besides those
   * that must go.
   */
  | { readonly kind: 'carry'; readonly from: Site; readonly to: Site; readonly along: readonly Site[] };

/** Where a piece goes in an action; `NO_SITE` is its owner's hand. */
export interface Travel {
  readonly from: Site;
  readonly to: Site;
}
