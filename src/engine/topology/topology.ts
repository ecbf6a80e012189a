import type { Site, SiteShape, Vector } from './site.ts';
import { NO_SITE } from './site.ts';

/** A name written along an edge of the board, such as a file's letter below it. */
export interface EdgeLabel {
  readonly text: string;
  readonly edge: 'below' | 'left';
  /** How far along the edge, from the left or from the top. */
  readonly along: number;
  /** How far from the edge the board begins there. */
  readonly inset: number;
}

/**
 * Every site that a piece could ever stand on, where it is and how it is drawn. Never changes during play.
 */
export interface Topology {
  readonly sites: readonly SiteShape[];
  /** The sites in the order of position strings: ranks from the top, each from the left. */
  readonly ranks: readonly (readonly Site[])[];
  /** Vectors to the sites that share an edge with a site. */
  readonly adjacent: readonly Vector[];
  readonly width: number;
  readonly height: number;
  readonly edgeLabels: readonly EdgeLabel[];
  /** The sites by lattice point; use `siteAt`. */
  readonly lattice: ReadonlyMap<number, Site>;
  /** The sites by name; use `siteNamed`. */
  readonly names: ReadonlyMap<string, Site>;
}

/** No lattice is wider than this, so different points have different keys. */
const STRIDE = 64;

const latticeKey = (column: number, row: number) => row * STRIDE + column;

/**
 * Makes a topology from its sites, which are numbered in the order given.
 * @throws RangeError when a site lies outside the lattice.
 */
export function topologyOf(
  sites: readonly SiteShape[],
  drawing: Pick<Topology, 'adjacent' | 'width' | 'height' | 'edgeLabels'>,
): Topology {
  if (sites.some(({ column }) => column >= STRIDE))
    throw new RangeError(`A lattice has ${String(STRIDE)} columns at most.`);
  const rows = [...new Set(sites.map((site) => site.row))].sort((a, b) => b - a);
  const numbered = sites.map((shape, site) => ({ shape, site }));
  return {
    ...drawing,
    sites,
    ranks: rows.map((row) =>
      numbered
        .filter(({ shape }) => shape.row === row)
        .sort((a, b) => a.shape.column - b.shape.column)
        .map(({ site }) => site),
    ),
    lattice: new Map(numbered.map(({ shape, site }) => [latticeKey(shape.column, shape.row), site])),
    names: new Map(numbered.map(({ shape, site }) => [shape.name, site])),
  };
}

/** The site at a lattice point, or `NO_SITE`. */
export function siteAt(topology: Topology, column: number, row: number): Site {
  if (column < 0 || column >= STRIDE) return NO_SITE;
  return topology.lattice.get(latticeKey(column, row)) ?? NO_SITE;
}

/** The site of that name, or `NO_SITE`. */
export function siteNamed(topology: Topology, name: string): Site {
  return topology.names.get(name) ?? NO_SITE;
}

/** @throws RangeError when the topology has no such site. */
export function shapeOf(topology: Topology, site: Site): SiteShape {
  const shape = topology.sites[site];
  if (!shape) throw new RangeError(`No site ${String(site)}`);
  return shape;
}

/** Whether a board has crossings of lines between its squares as sites of their own. */
export const hasCrossings = ({ sites }: Topology): boolean => sites.some(({ kind }) => kind === 'crossing');

/** How many shades the sites of a board have. More than dark and light are colours, which not everyone tells apart. */
export const countOfShades = ({ sites }: Topology): number => new Set(sites.map(({ shade }) => shade)).size;

/** The site one vector away, or `NO_SITE`. */
export function stepFrom(topology: Topology, site: Site, [columns, rows]: Vector): Site {
  const { column, row } = shapeOf(topology, site);
  return siteAt(topology, column + columns, row + rows);
}

/** The distance between the centres of two squares that touch at a corner, plus a little for rounding. */
const NEXT_TO = Math.SQRT2 + 0.01;

/** Whether two sites of the same kind lie next to each other, across an edge or, on squares, a corner. */
export function areNeighbours(topology: Topology, a: Site, b: Site): boolean {
  const [[ax, ay], [bx, by]] = [shapeOf(topology, a).centre, shapeOf(topology, b).centre];
  return a !== b && Math.hypot(bx - ax, by - ay) < NEXT_TO;
}
