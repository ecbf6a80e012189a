import type { PlacedPiece } from '../rules/argument.ts';
import type { BySide, Side } from '../rules/side.ts';
import type { SiteShape } from '../topology/site.ts';

/** Which shape the sites have that are counted: squares, crossings or hexes. */
type Shape = SiteShape['kind'];

/** What the lenses of all boards say. */
export type LensMessage =
  /** Names of lenses. */
  | { readonly id: 'lens/attacked-by-side'; readonly side: Side }
  | { readonly id: 'lens/attacked-by-both' }
  | { readonly id: 'lens/captured-for-free' }
  /** What a site is that is lit. */
  | { readonly id: 'lens/site-attacked'; readonly side: Side }
  | { readonly id: 'lens/site-attacked-by-both' }
  | { readonly id: 'lens/site-attacked-alone'; readonly side: Side }
  | { readonly id: 'lens/site-free'; readonly side: Side }
  /** All of it in a sentence. */
  | { readonly id: 'lens/attacks'; readonly side: Side; readonly shape: Shape; readonly count: number }
  | {
      readonly id: 'lens/attacks-of-both';
      readonly shape: Shape;
      readonly counts: BySide<number>;
      readonly both: number;
    }
  /** What each side could capture for free. */
  | { readonly id: 'lens/free'; readonly pieces: BySide<readonly PlacedPiece[]> };
