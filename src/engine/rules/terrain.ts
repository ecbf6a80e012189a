import type { Site } from '../topology/site.ts';
import type { Message } from './message.ts';
import type { Remark } from './remark.ts';
import type { Side } from './side.ts';

/** What the ground of a site is, where it is more than ground, or is not there now. */
export interface Terrain {
  readonly kind: 'castle' | 'wall' | 'zone' | 'movable' | 'absent';
  readonly site: Site;
  /** Whose it is; null for nobody's. */
  readonly side: Side | null;
  /** What it is, in words that follow a site's name: `White’s castle`. */
  readonly label: Message;
  /** What a player who picks it should know. */
  readonly remark?: Remark;
}

/** Whether a site is one that is not there now. */
export const isAbsent = (terrain: readonly Terrain[], site: Site): boolean =>
  terrain.some((other) => other.site === site && other.kind === 'absent');
