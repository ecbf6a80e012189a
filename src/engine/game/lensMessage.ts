import type { PlacedPiece } from '../rules/argument.ts';
import type { BySide, Side } from '../rules/side.ts';
import type { SiteShape } from '../topology/site.ts';

/** The shape of the counted sites: squares, crossings or hexes. */
type Shape = SiteShape['kind'];

/** The messages of the lenses that all boards have. */
export type LensMessage =
  /** Names of lenses. */
  | { readonly id: 'lens/attacked-by-side'; readonly side: Side }
  | { readonly id: 'lens/attacked-by-both' }
  | { readonly id: 'lens/captured-for-free' }
  /** What a lit site means. */
  | { readonly id: 'lens/site-attacked'; readonly side: Side }
  | { readonly id: 'lens/site-attacked-by-both' }
  | { readonly id: 'lens/site-attacked-alone'; readonly side: Side }
  | { readonly id: 'lens/site-free'; readonly side: Side }
  /** Everything the lens shows, in a sentence. */
  | { readonly id: 'lens/attacks'; readonly side: Side; readonly shape: Shape; readonly count: number }
  | {
      readonly id: 'lens/attacks-of-both';
      readonly shape: Shape;
      readonly counts: BySide<number>;
      readonly both: number;
    }
  | { readonly id: 'lens/site-reached'; readonly count: number }
  /** A piece reaches so many sites in one move, and so many in all, in `most` moves at most. */
  | {
      readonly id: 'lens/reach';
      readonly piece: PlacedPiece;
      readonly shape: Shape;
      readonly inOne: number;
      readonly inAll: number;
      readonly most: number;
    }
  /** What each side could capture for free. */
  | { readonly id: 'lens/free'; readonly pieces: BySide<readonly PlacedPiece[]> };
