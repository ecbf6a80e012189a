import type { PlacedPiece } from '../rules/argument.ts';
import type { SiteShape } from '../topology/site.ts';

/** Messages about a position that is being set up. */
export type SetupMessage =
  /** A piece stands on a site that is not there now. */
  | { readonly id: 'setup/site-is-gone'; readonly piece: PlacedPiece; readonly shape: SiteShape['kind'] }
  /** What a site is, worded to follow its name. */
  | { readonly id: 'setup/movable-square' };
