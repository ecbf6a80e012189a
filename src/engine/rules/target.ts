import type { Site } from '../topology/site.ts';

/** What picking a site would do, as far as the board shows it. */
export type TargetKind =
  | 'move'
  | 'capture'
  | 'captureElsewhere'
  | 'swap'
  | 'send'
  /** The piece on the site is sent to another, where it captures. */
  | 'sendToCapture'
  | 'change'
  /** Something else than what is picked goes to the site, which is empty. */
  | 'bring'
  /** The picked ground goes to the site, which is absent until then. */
  | 'ground'
  | 'forbidden';

/** A site that may be picked next, or that only looks as if it may. */
export interface Target {
  readonly site: Site;
  readonly kind: TargetKind;
  /** Where the piece on this site would go; absent if it would go to the site picked last. */
  readonly leadsTo?: Site;
  /** Where the piece comes from that would arrive on this site; absent if it is the one picked last, or if none would. */
  readonly comesFrom?: Site;
  /** Where else pieces would be captured; absent if none would. */
  readonly victims?: readonly Site[];
  /** The sign of a button that does the same; absent if there is none. */
  readonly sign?: string;
}
