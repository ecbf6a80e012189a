import type { Point, Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';

/** What a finger may mean on a board. */
export interface Aims {
  /** The sites that lead to a move: where the picked piece can go, or the pieces that can be picked first. */
  readonly goals: readonly Site[];
  /** The pieces that can be picked to move, be it instead of the one that is picked. */
  readonly draggable: readonly Site[];
  /** Other sites that can be picked, such as pieces that are only looked at. */
  readonly others: readonly Site[];
}

/** How far from the middle of a site a finger lands that means it, in pixels and, on large sites, in squares. */
const REACH = 26;
const REACH_IN_SQUARES = 0.6;

/** How many times nearer than to a goal a finger must land to mean a piece that can move, or another site. */
const TO_MOVE_INSTEAD = 1.2;
const TO_LOOK = 1.7;

/**
 * The site that a finger means: the nearest goal, a piece that can move if its middle is nearer, or another site
 * if that is much nearer; `NO_SITE` if none is within reach. `point` is a point of the drawing; `scale` is the
 * width of a square in pixels.
 */
export function aimAt(
  layout: Layout,
  [x, y]: Point,
  scale: number,
  { goals, draggable, others }: Aims,
): Site {
  const reach = Math.max(REACH_IN_SQUARES, REACH / scale);
  let best = { site: NO_SITE, distance: Infinity };
  const consider = (sites: readonly Site[], preference: number) => {
    for (const site of sites) {
      const [toX, toY] = centreOf(layout, site);
      const distance = Math.hypot(toX - x, toY - y);
      if (distance <= reach && distance * preference < best.distance)
        best = { site, distance: distance * preference };
    }
  };
  const isElse = (site: Site) => !goals.includes(site) && !draggable.includes(site);
  consider(goals, 1);
  consider(draggable, TO_MOVE_INSTEAD);
  consider(others.filter(isElse), TO_LOOK);
  return best.site;
}
