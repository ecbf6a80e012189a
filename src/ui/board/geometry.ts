import { at } from '../../engine/at.ts';
import type { Point, Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import { hasCrossings, shapeOf } from '../../engine/topology/topology.ts';
import { lineAlong } from '../../engine/topology/directions.ts';

/** The margin around the board, in squares, on the edges that have no labels: for outlines. */
export const EDGE_ROOM = 0.06;

/** The margin on edges with labels; between lines and squares, of which both have labels, they are small. */
export const labelRoom = (topology: Topology): number => (hasCrossings(topology) ? 0.26 : 0.36);

/** How a board is laid out on the screen. */
export interface Layout {
  readonly topology: Topology;
  /** Whether Black sits below. */
  readonly flipped: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function layoutOf(topology: Topology, flipped: boolean, labelled: boolean): Layout {
  const room = labelled ? labelRoom(topology) : EDGE_ROOM;
  return {
    topology,
    flipped,
    left: -room,
    top: -EDGE_ROOM,
    width: topology.width + room + EDGE_ROOM,
    height: topology.height + room + EDGE_ROOM,
  };
}

/** How far the board’s centre is to the right of its drawing’s centre, as a share of the drawing’s width. */
export const offCentre = ({ topology, left, width }: Layout): number =>
  (topology.width / 2 - left) / width - 0.5;

/** Whether a board is made of hexes, and then of nothing else. */
export const isOnHexes = (topology: Topology): boolean => shapeOf(topology, 0).kind === 'hex';

/** The point of the drawing for a point of the board, turned if the layout is flipped. */
const placed = ({ topology, flipped }: Layout, [x, y]: Point): Point =>
  flipped ? [topology.width - x, topology.height - y] : [x, y];

export const centreOf = (layout: Layout, site: Site): Point =>
  placed(layout, shapeOf(layout.topology, site).centre);

/** The transform of a drawing around the origin that is to lie on a site, at a scale. */
export function onSite(layout: Layout, site: Site, scale: number): string {
  const [x, y] = centreOf(layout, site);
  return `translate(${String(x)} ${String(y)}) scale(${String(scale)})`;
}

/** The scale of signs on a site: a crossing is smaller than a square, and so is its piece, but not quite what marks it. */
export const signScale = ({ topology }: Layout, site: Site): number => shapeOf(topology, site).size ** 0.7;

/** The length and the transform for a drawing along the x axis that is to lead from one point to another. */
export function along([x, y]: Point, [toX, toY]: Point) {
  const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return {
    length: Math.hypot(toX - x, toY - y),
    transform: `translate(${String(x)} ${String(y)}) rotate(${String(angle)})`,
  };
}

/** The corners of a site; a scale below 1 shrinks them towards its centre. */
export function cornersOf(layout: Layout, site: Site, scale = 1): readonly Point[] {
  const { outline, centre } = shapeOf(layout.topology, site);
  return outline.map(([x, y]) =>
    placed(layout, [centre[0] + (x - centre[0]) * scale, centre[1] + (y - centre[1]) * scale]),
  );
}

/** The corners of a site, as in `cornersOf`, as SVG’s `points`. */
export const outlineOf = (layout: Layout, site: Site, scale = 1): string =>
  cornersOf(layout, site, scale)
    .map((corner) => corner.join(','))
    .join(' ');

export const isCrossing = ({ topology }: Layout, site: Site): boolean =>
  shapeOf(topology, site).kind === 'crossing';

/** The scale at which the outline of a crossing is visible around its piece. */
const AROUND = 1.12;

/** The outline of a site, as wide as is needed to be seen around a piece: the `points` of a polygon. */
export const aroundPiece = (layout: Layout, site: Site): string =>
  outlineOf(layout, site, isCrossing(layout, site) ? AROUND : 1);

/** The smallest rectangle of the drawing that holds the area of a site. */
export function boundsOf(layout: Layout, site: Site) {
  const corners = cornersOf(layout, site);
  const columns = corners.map(([x]) => x);
  const rows = corners.map(([, y]) => y);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  };
}

/** A rectangle of the drawing as a style for an element that lies over it. */
export const shareOf = (
  { left, top, width, height }: Layout,
  [fromX, toX]: readonly [number, number],
  [fromY, toY]: readonly [number, number],
) => ({
  left: percent((fromX - left) / width),
  top: percent((fromY - top) / height),
  width: percent((toX - fromX) / width),
  height: percent((toY - fromY) / height),
});

/** The point at a share of the way from one point to another. */
export const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** The size of a frame in a site, which has the figure there inside. */
const FRAME = 0.86;

/**
 * The frame of a square from its upper left end on: around the pieces at its corners, from which it keeps 0.34. Nothing of it is
 * hidden by them.
 */
const NOTCHED =
  'h.334a.34 .34 0 0 0 .263 .263v.334a.34 .34 0 0 0-.263 .263h-.334a.34 .34 0 0 0-.263-.263v-.334a.34 .34 0 0 0 .263-.263z';

/** Its corners alone. */
const NOTCHES =
  'm.334 0a.34 .34 0 0 0 .263 .263m0 .334a.34 .34 0 0 0-.263 .263m-.334 0a.34 .34 0 0 0-.263-.263m0-.334a.34 .34 0 0 0 .263-.263';

/** A frame in a site as an SVG path; on a crossing it is around the piece, as its other marks are. */
export function frameOf(layout: Layout, site: Site): string {
  if (hasCrossings(layout.topology) && !isCrossing(layout, site)) return notched(layout, site, NOTCHED);
  const size = isCrossing(layout, site) ? AROUND : FRAME;
  return `M${cornersOf(layout, site, size).join('L')}z`;
}

function notched(layout: Layout, site: Site, lines: string): string {
  const [x, y] = centreOf(layout, site);
  return `M${String(x - 0.167)} ${String(y - 0.43)}${lines}`;
}

/** The share of an edge that a corner bracket takes on each side of its corner. */
const BRACKET = 0.22;

/**
 * Brackets in the corners of a square as an SVG path, inside its outline; the scale is as in `outlineOf`. A hex has a whole line
 * instead: six brackets would look like the wall of a castle, and two like arrowheads. Where pieces may stand on the corners, the
 * brackets are around them.
 */
export function bracketsOf(layout: Layout, site: Site, scale: number): string {
  if (hasCrossings(layout.topology)) return notched(layout, site, NOTCHES);
  const corners = cornersOf(layout, site, scale);
  if (isOnHexes(layout.topology)) return `M${corners.join('L')}z`;
  return corners
    .map((corner, i) => {
      const before = between(corner, at(corners, (i + corners.length - 1) % corners.length), BRACKET);
      const after = between(corner, at(corners, (i + 1) % corners.length), BRACKET);
      return `M${before.join(' ')}L${corner.join(' ')}L${after.join(' ')}`;
    })
    .join('');
}

/** A share as a length of CSS. */
export const percent = (share: number): string => `${String(share * 100)}%`;

/**
 * The directions of keys on the screen, x to the right and y down. The four corner keys are diagonal, as on a
 * number pad.
 */
const keyDirections: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-Math.SQRT1_2, -Math.SQRT1_2],
  PageUp: [Math.SQRT1_2, -Math.SQRT1_2],
  End: [-Math.SQRT1_2, Math.SQRT1_2],
  PageDown: [Math.SQRT1_2, Math.SQRT1_2],
};

export const isDirection = (key: string): boolean => key in keyDirections;

/** The cosine of about 35°: a neighbour lies in a key’s direction if it is off by less than that. */
const IN_DIRECTION = 0.82;

/**
 * The next site in the direction of a key, beyond a gap if there is one; `NO_SITE` if there is none or the
 * key has no direction. If two are equally near, as above and below a hex, the choice alternates by row: up
 * twice leads straight up, and down leads back.
 */
export function neighbourByKey(
  layout: Layout,
  site: Site,
  key: string,
  exists: (site: Site) => boolean = () => true,
): Site {
  const direction = keyDirections[key];
  if (!direction) return NO_SITE;
  const { topology } = layout;
  const [x, y] = centreOf(layout, site);
  const { row } = shapeOf(topology, site);
  const prefersRight = row % 2 === 0;
  return topology.adjacent
    .flatMap((vector) => lineAlong(topology, site, vector, exists).find((other) => other !== NO_SITE) ?? [])
    .map((neighbour) => {
      const [toX, toY] = centreOf(layout, neighbour);
      const length = Math.hypot(toX - x, toY - y);
      const along = ((toX - x) * direction[0] + (toY - y) * direction[1]) / length;
      return { neighbour, along: along + (toX > x === prefersRight ? 1e-6 : 0) };
    })
    .reduce((best, other) => (other.along > best.along ? other : best), {
      neighbour: NO_SITE,
      along: IN_DIRECTION,
    }).neighbour;
}

/** The nearest site of another kind, such as a crossing beside a square; `NO_SITE` if all are of one kind. */
export function nearestOfOtherKind(layout: Layout, site: Site, exists: (site: Site) => boolean): Site {
  const { topology } = layout;
  const { kind } = shapeOf(topology, site);
  const [x, y] = centreOf(layout, site);
  return topology.sites.reduce(
    (best, other, candidate) => {
      if (other.kind === kind || !exists(candidate)) return best;
      const [toX, toY] = centreOf(layout, candidate);
      const distance = Math.hypot(toX - x, toY - y);
      return distance < best.distance ? { candidate, distance } : best;
    },
    { candidate: NO_SITE, distance: Infinity },
  ).candidate;
}
