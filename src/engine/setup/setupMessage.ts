import type { PlacedPiece } from '../rules/argument.ts';
import type { SiteShape } from '../topology/site.ts';

/** What is said of a position that is being set up. */
export type SetupMessage =
  /** A piece stands where the ground has gone from. */
  | { readonly id: 'setup/site-is-gone'; readonly piece: PlacedPiece; readonly shape: SiteShape['kind'] }
  /** What a site is, in words that follow its name. */
  | { readonly id: 'setup/movable-square' };
