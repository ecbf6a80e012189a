import { at } from '../../src/engine/at.ts';
import type { Point, Site } from '../../src/engine/topology/site.ts';
import { NO_SITE } from '../../src/engine/topology/site.ts';
import { aimAt } from '../../src/ui/board/aim.ts';
import type { Layout } from '../../src/ui/board/geometry.ts';
import { centreOf } from '../../src/ui/board/geometry.ts';
import { randomNumbers } from '../bench/randomGames.ts';
import type { Tap } from './taps.ts';

const TRIES = 12;

/**
 * The share of taps that take the site they are meant for, by a finger that lands around the middle of each
 * by a normal distribution. `scatter` is its standard deviation along each axis, and `scale` the width of a
 * square, both in pixels.
 */
export function hitRate(layout: Layout, taps: readonly Tap[], scale: number, scatter: number): number {
  const next = normalNumbers(7);
  let hits = 0;
  for (const tap of taps)
    for (let i = 0; i < TRIES; i++) {
      const [x, y] = centreOf(layout, tap.site);
      const point: Point = [x + (next() * scatter) / scale, y + (next() * scatter) / scale];
      if (takenAt(layout, tap, point, scale) === tap.site) hits++;
    }
  return hits / (taps.length * TRIES);
}

function takenAt(layout: Layout, { aims, exists }: Tap, point: Point, scale: number): Site {
  if (!isInside(layout, point)) return NO_SITE;
  const meant = aimAt(layout, point, scale, aims);
  return meant === NO_SITE ? siteUnder(layout, point, exists) : meant;
}

const isInside = ({ left, top, width, height }: Layout, [x, y]: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** The site whose outline contains a point; of several, the last, which is drawn above the others. */
const siteUnder = ({ topology }: Layout, point: Point, exists: (site: Site) => boolean): Site =>
  topology.sites.findLastIndex(({ outline }, site) => exists(site) && contains(outline, point));

/** Whether a convex outline contains a point. */
function contains(outline: readonly Point[], [x, y]: Point): boolean {
  const turns = outline.map(([fromX, fromY], i) => {
    const [toX, toY] = at(outline, (i + 1) % outline.length);
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

/** Normally distributed random numbers with mean 0 and standard deviation 1, by the method of Box and Muller. */
function normalNumbers(seed: number): () => number {
  const next = randomNumbers(seed);
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}
