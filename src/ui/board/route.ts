import { at } from '../../engine/at.ts';
import type { ShiftMotion } from '../../engine/rules/effect.ts';
import type { Point, Site } from '../../engine/topology/site.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';

/** A piece’s way to its site, as offsets from it in squares, at equal shares of the time; the last is [0, 0]. */
export type Route = readonly Point[];

/** The parts into which a bent way is divided. */
const PARTS = 12;
/** How high a flight rises, as a share of its length, and at most in squares. */
const RISE = 0.2;
const HIGHEST = 0.7;
/** The distance between the points of a line at which the board is looked for, in squares. */
const STEP = 0.25;
/** How near the centre of a site a point of the board is, in either direction. */
const NEAR = 0.6;

/** A way without bends. */
export const straightRoute = (away: Point): Route => [away, [0, 0]];

/** The way of a piece from one site to another; null if it has none, and appears. */
export function routeOf(layout: Layout, from: Site, to: Site, motion?: ShiftMotion): Route | null {
  if (motion?.kind === 'teleport') return null;
  const start = centreOf(layout, from);
  const end = centreOf(layout, to);
  if (motion) return turnRoute(start, end, centreOf(layout, motion.around));
  const away: Point = [start[0] - end[0], start[1] - end[1]];
  const isFlight = leadsOverGap(
    layout.topology,
    shapeOf(layout.topology, from).centre,
    shapeOf(layout.topology, to).centre,
  );
  return isFlight ? flightRoute(away) : straightRoute(away);
}

/** Where on its route a piece is at a share of the time, as an offset from its site. */
export function pointOn(route: Route, share: number): Point {
  const place = share * (route.length - 1);
  const before = Math.min(Math.floor(place), route.length - 2);
  const [x, y] = at(route, before);
  const [toX, toY] = at(route, before + 1);
  const part = place - before;
  return [x + part * (toX - x), y + part * (toY - y)];
}

const inParts = (pointAt: (share: number) => Point): Route =>
  Array.from({ length: PARTS + 1 }, (_, part) => pointAt(part / PARTS));

/** Around a centre the shorter way. */
function turnRoute([fromX, fromY]: Point, [toX, toY]: Point, [x, y]: Point): Route {
  const start = Math.atan2(fromY - y, fromX - x);
  const whole = Math.atan2(toY - y, toX - x) - start;
  const turn = whole - 2 * Math.PI * Math.round(whole / (2 * Math.PI));
  const radius = Math.hypot(fromX - x, fromY - y);
  const growth = Math.hypot(toX - x, toY - y) - radius;
  return inParts((share) => {
    const angle = start + share * turn;
    const length = radius + share * growth;
    return [x + length * Math.cos(angle) - toX, y + length * Math.sin(angle) - toY];
  });
}

/** Through the air, upwards on the screen. */
function flightRoute([x, y]: Point): Route {
  const height = Math.min(HIGHEST, RISE * Math.hypot(x, y));
  return inParts((share) => [x * (1 - share), y * (1 - share) - height * Math.sin(share * Math.PI)]);
}

/** Whether a straight line between two sites leads over a place where the board has none. */
function leadsOverGap({ sites }: Topology, [x, y]: Point, [toX, toY]: Point): boolean {
  const parts = Math.ceil(Math.hypot(toX - x, toY - y) / STEP);
  for (let part = 1; part < parts; part++) {
    const [atX, atY] = [x + ((toX - x) * part) / parts, y + ((toY - y) * part) / parts];
    if (!sites.some(({ centre }) => Math.abs(centre[0] - atX) < NEAR && Math.abs(centre[1] - atY) < NEAR))
      return true;
  }
  return false;
}
