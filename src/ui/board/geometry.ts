import { at } from '../../engine/at.ts';
import type { Point, Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import { shapeOf, stepFrom } from '../../engine/topology/topology.ts';

/** The room around the board, in squares: for labels where they are written, and for outlines elsewhere. */
export const LABEL_ROOM = 0.46;
const EDGE_ROOM = 0.06;

/** From the centre of a site to a note beside it. */
const BESIDE = 0.58;
/** From the centre of a site to where a note would cover what is drawn there. */
const SITE_REACH = 0.42;
/** As high as a note gets on the smallest screen. */
const NOTE_HEIGHT = 1.3;

/** What a note lies beside, apart from its site. */
interface Beside {
  readonly others?: readonly Site[];
  readonly turned?: boolean;
}

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
  const room = labelled ? LABEL_ROOM : EDGE_ROOM;
  return {
    topology,
    flipped,
    left: -room,
    top: -EDGE_ROOM,
    width: topology.width + room + EDGE_ROOM,
    height: topology.height + room + EDGE_ROOM,
  };
}

/** How far the middle of the board is to the right of the middle of its drawing, as a share of the drawing's width. */
export const offCentre = ({ topology, left, width }: Layout): number =>
  (topology.width / 2 - left) / width - 0.5;

/** Whether a board is made of hexes; there are no others beside them then. */
export const isOnHexes = (topology: Topology): boolean => shapeOf(topology, 0).kind === 'hex';

/** Where a point of the drawing lies when the board is turned as in the layout. */
const placed = ({ topology, flipped }: Layout, [x, y]: Point): Point =>
  flipped ? [topology.width - x, topology.height - y] : [x, y];

export const centreOf = (layout: Layout, site: Site): Point =>
  placed(layout, shapeOf(layout.topology, site).centre);

/** A drawing that leads along x from one point to another: where it is placed, and how far it leads. */
export function along([x, y]: Point, [toX, toY]: Point) {
  const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return {
    length: Math.hypot(toX - x, toY - y),
    transform: `translate(${String(x)} ${String(y)}) rotate(${String(angle)})`,
  };
}

/** Corners as SVG's `points`. */
export const pointsOf = (layout: Layout, corners: readonly Point[]): string =>
  corners.map((corner) => placed(layout, corner).join(',')).join(' ');

/** The corners of a site as SVG's `points`; with a scale below 1, drawn in towards its centre. */
export function outlineOf(layout: Layout, site: Site, scale = 1): string {
  const { outline, centre } = shapeOf(layout.topology, site);
  return pointsOf(
    layout,
    outline.map(([x, y]) => [centre[0] + (x - centre[0]) * scale, centre[1] + (y - centre[1]) * scale]),
  );
}

/**
 * Where to lay a note over the drawing: above or below a site, as near as can be without covering it or any
 * of the other sites, on the board if there is room for it, and within its width; `turned` stands it on its
 * head where it lies.
 */
export function besideSite(layout: Layout, site: Site, { others = [], turned = false }: Beside = {}) {
  const [x, y] = centreOf(layout, site);
  const taken = others.map((other) => centreOf(layout, other)[1]);
  const isFree = ({ top }: Place) =>
    taken.every((row) => row + SITE_REACH < top || row - SITE_REACH > top + NOTE_HEIGHT);
  const isOnBoard = ({ top }: Place) => top >= layout.top && top + NOTE_HEIGHT <= layout.top + layout.height;
  const inward = y < layout.top + layout.height / 2;
  const free = distances(layout)
    .flatMap((distance) => [inward, !inward].map((isBelow) => placeAt(y, distance, isBelow)))
    .filter(isFree);
  // Beyond the farthest of the others there is always room.
  const { edge, isBelow } = free.find(isOnBoard) ?? at(free, 0);
  const share = (x - layout.left) / layout.width;
  return {
    left: percent(share),
    top: percent((edge - layout.top) / layout.height),
    transform: `translate(${percent(-share)}, ${isBelow ? '0' : '-100%'})${turned ? ' rotate(180deg)' : ''}`,
  };
}

/** Where a note may lie: below its upper edge, or above its lower one. */
interface Place {
  readonly isBelow: boolean;
  readonly edge: number;
  readonly top: number;
}

function placeAt(y: number, distance: number, isBelow: boolean): Place {
  const edge = isBelow ? y + distance : y - distance;
  return { isBelow, edge, top: isBelow ? edge : edge - NOTE_HEIGHT };
}

/** How far from a site a note may lie, the nearest first, to beyond the edges of the board. */
const distances = ({ height }: Layout): number[] =>
  Array.from({ length: Math.ceil((height + NOTE_HEIGHT) / 0.25) }, (_, i) => BESIDE + i * 0.25);

const percent = (share: number): string => `${String(share * 100)}%`;

/**
 * Directions of keys on the screen, x to the right and y down. The four corner keys are the diagonals that
 * they are on a number pad.
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

/** A neighbour lies in a key's direction when it is less than about 35° off. */
const IN_DIRECTION = 0.82;

/**
 * The neighbour in the direction of a key; `NO_SITE` if there is none or it is another key. Where two are
 * equally near, as above and below a hex, rows take turns: up twice leads straight up, and down leads back.
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
    .map((vector) => stepFrom(topology, site, vector))
    .filter((neighbour) => neighbour !== NO_SITE && exists(neighbour))
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

/** The nearest site of another kind, a crossing beside a square; `NO_SITE` where all are of one kind. */
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
