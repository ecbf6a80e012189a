import type { Site } from '../topology/site.ts';

/** What picking a site would come to, as far as the board shows it. */
export type TargetKind = 'move' | 'capture' | 'captureElsewhere' | 'swap' | 'send' | 'change' | 'forbidden';

/** A site that may be picked next, or only looks like it. */
export interface Target {
  readonly site: Site;
  readonly kind: TargetKind;
  /** Where the piece on the site would go, when that is not to what was picked. */
  readonly leadsTo?: Site;
}
