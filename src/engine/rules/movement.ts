import { at } from '../at.ts';
import type { Site, SiteShape, Vector } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import { siteAt, stepFrom } from '../topology/topology.ts';
import { EMPTY } from './piece.ts';
import type { Board } from './position.ts';
import { pieceAt } from './position.ts';

/** A way of moving on an empty board: for each site, the sites it leads to. */
export interface Movement {
  /** Sites reached regardless of what stands in between. */
  readonly leaps: readonly (readonly Site[])[];
  /** Lines of sites from near to far; a piece on the line ends it. */
  readonly rays: readonly (readonly (readonly Site[])[])[];
}

/** Leaps by each of the vectors. A step is a leap to a neighbour. */
export function leap(topology: Topology, vectors: readonly Vector[]): Movement {
  return {
    leaps: topology.sites.map((_, site) =>
      vectors.map((vector) => stepFrom(topology, site, vector)).filter((target) => target !== NO_SITE),
    ),
    rays: topology.sites.map(() => []),
  };
}

/** Slides along each of the vectors over sites that exist, at most `upTo` of them. */
export function slide(topology: Topology, vectors: readonly Vector[], upTo = Infinity): Movement {
  const ray = (from: Site, vector: Vector): Site[] => {
    const line: Site[] = [];
    for (
      let site = stepFrom(topology, from, vector);
      site !== NO_SITE && line.length < upTo;
      site = stepFrom(topology, site, vector)
    )
      line.push(site);
    return line;
  };
  return {
    leaps: topology.sites.map(() => []),
    rays: topology.sites.map((_, site) =>
      vectors.map((vector) => ray(site, vector)).filter((line) => line.length > 0),
    ),
  };
}

/**
 * Slides along each of the vectors, also over places without a site, within the rectangle that holds the
 * board. A piece on the way still ends them.
 */
export function fly(topology: Topology, vectors: readonly Vector[]): Movement {
  const columns = Math.max(...topology.sites.map(({ column }) => column));
  const rows = Math.max(...topology.sites.map(({ row }) => row));
  const ray = (from: SiteShape, [dx, dy]: Vector): Site[] => {
    const line: Site[] = [];
    for (
      let [column, row] = [from.column + dx, from.row + dy];
      column >= 0 && column <= columns && row >= 0 && row <= rows;
      column += dx, row += dy
    ) {
      const site = siteAt(topology, column, row);
      if (site !== NO_SITE) line.push(site);
    }
    return line;
  };
  return {
    leaps: topology.sites.map(() => []),
    rays: topology.sites.map((shape) =>
      vectors.map((vector) => ray(shape, vector)).filter((line) => line.length > 0),
    ),
  };
}

/** All the movements together. */
export function combine(first: Movement, ...others: readonly Movement[]): Movement {
  const all = [first, ...others];
  return {
    leaps: first.leaps.map((_, site) => all.flatMap((movement) => at(movement.leaps, site))),
    rays: first.rays.map((_, site) => all.flatMap((movement) => at(movement.rays, site))),
  };
}

/** The movement from the given sites only; nothing from the others. */
export function onlyFrom(sites: ReadonlySet<Site>, movement: Movement): Movement {
  return {
    leaps: movement.leaps.map((targets, site) => (sites.has(site) ? targets : [])),
    rays: movement.rays.map((rays, site) => (sites.has(site) ? rays : [])),
  };
}

/** The movement while only some sites exist: it leads from no other site, and its lines end before the first other one. */
export function within(exists: readonly boolean[], { leaps, rays }: Movement): Movement {
  const isThere = (site: Site) => exists[site] === true;
  return {
    leaps: leaps.map((targets, from) => (isThere(from) ? targets.filter(isThere) : [])),
    rays: rays.map((lines, from) =>
      isThere(from) ? lines.map((line) => beginning(line, isThere)).filter((line) => line.length > 0) : [],
    ),
  };
}

/** A line up to the first site on it that is not there. */
function beginning(line: readonly Site[], isThere: (site: Site) => boolean): readonly Site[] {
  const end = line.findIndex((site) => !isThere(site));
  return end === -1 ? line : line.slice(0, end);
}

/**
 * The sites that a piece on `from` reaches on this board: empty ones, and the first occupied one of every
 * line and leap, whichever side stands there.
 */
export function reach(movement: Movement, board: Board, from: Site): Site[] {
  const sites: Site[] = at(movement.leaps, from).slice();
  for (const ray of at(movement.rays, from))
    for (const site of ray) {
      sites.push(site);
      if (pieceAt(board, site) !== EMPTY) break;
    }
  return sites;
}
