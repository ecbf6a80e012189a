import type { Site, Vector } from './site.ts';
import { NO_SITE } from './site.ts';
import type { Topology } from './topology.ts';
import { shapeOf, siteAt } from './topology.ts';

/** The directions on a board, clockwise; White sits in the south. */
export const compass = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Direction = (typeof compass)[number];

export function opposite(direction: Direction): Direction {
  const place = compass.indexOf(direction) + compass.length / 2;
  return compass[place % compass.length] ?? direction;
}

/**
 * The step to the next site in that direction: across an edge if possible, else across a corner. Null if the
 * board has no such step.
 */
function vectorTo({ adjacent }: Topology, direction: Direction): Vector | null {
  const columns = direction.includes('east') ? 1 : direction.includes('west') ? -1 : 0;
  const rows = direction.includes('north') ? 1 : direction.includes('south') ? -1 : 0;
  const across = adjacent.flatMap(([x, y]) => adjacent.map(([dx, dy]): Vector => [x + dx, y + dy]));
  const found = [...adjacent, ...across].find(([x, y]) => Math.sign(x) === columns && Math.sign(y) === rows);
  return found ?? null;
}

/**
 * The sites from `from`, excluded, to the edge of the board; `NO_SITE` for each gap between them. `exists`
 * says which sites are there now.
 */
export function lineFrom(
  topology: Topology,
  from: Site,
  direction: Direction,
  exists: (site: Site) => boolean,
): Site[] {
  const vector = vectorTo(topology, direction);
  return vector ? lineAlong(topology, from, vector, exists) : [];
}

/** The same, step by step along a vector. */
export function lineAlong(
  topology: Topology,
  from: Site,
  [columns, rows]: Vector,
  exists: (site: Site) => boolean,
): Site[] {
  const { column, row } = shapeOf(topology, from);
  const reach = Math.max(...topology.sites.flatMap((shape) => [shape.column, shape.row]));
  const line = Array.from({ length: reach }, (_, i) => {
    const site = siteAt(topology, column + (i + 1) * columns, row + (i + 1) * rows);
    return site !== NO_SITE && exists(site) ? site : NO_SITE;
  });
  return line.slice(0, line.findLastIndex((site) => site !== NO_SITE) + 1);
}
