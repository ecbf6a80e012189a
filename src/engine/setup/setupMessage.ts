import type { PlacedPiece } from '../rules/argument.ts';
import type { SiteShape } from '../topology/site.ts';

/** What is wrong with a position that is being set up. */
export interface SetupMessage {
  /** A piece stands where the ground has gone from. */
  readonly id: 'setup/site-is-gone';
  readonly piece: PlacedPiece;
  readonly shape: SiteShape['kind'];
}
