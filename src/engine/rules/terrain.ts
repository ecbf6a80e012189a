import type { Site } from '../topology/site.ts';
import type { Message } from './message.ts';
import type { Remark } from './remark.ts';
import type { Side } from './side.ts';

/** The ground of a site that is special or is not there now. */
export interface Terrain {
  /** `vacant` is not there now, but a movable square can come there. */
  readonly kind: 'castle' | 'wall' | 'zone' | 'movable' | 'absent' | 'vacant';
  readonly site: Site;
  /** The side it belongs to; null for neither. */
  readonly side: Side | null;
  /** What it is, worded to follow a site's name: `White’s castle`. */
  readonly label: Message;
  /** What its sign on the board means, in a sentence; absent for ground without a sign. */
  readonly meaning?: Message;
  /** What a player who picks it should know. */
  readonly remark?: Remark;
}

/** Whether a site is not there now. */
export const isAbsent = (terrain: readonly Terrain[], site: Site): boolean =>
  terrain.some((other) => other.site === site && (other.kind === 'absent' || other.kind === 'vacant'));
