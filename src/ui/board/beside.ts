import type { Point, Site } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { centreOf, percent } from './geometry.ts';

/** The distance from the centre of a site to a note beside it, in squares. */
const BESIDE = 0.58;
const ALMOST_BESIDE = BESIDE - 1e-6;
/** A note closer than this to the centre of a site would cover what is drawn there. */
const SITE_REACH = 0.42;
/** A note that covers less of a piece than this leaves it to be seen. */
const PIECE_REACH = 0.4;
/** How much farther away a note may be for each piece that it then does not cover, in squares. */
const WORTH_OF_A_PIECE = 6;
/** The same for each site of the board: it is not told from a covered site whether a piece is there. */
const WORTH_OF_A_SITE = 0.4;
/** A note lies on the board wherever there is room, unless it may leave it. */
const WORTH_OF_THE_BOARD = 1000;
/** How far apart the places are that are tried. */
const STEP = 0.25;

/** The size of a note, in squares. */
export interface NoteSize {
  readonly width: number;
  readonly height: number;
}

/** How large a note is on the smallest screen: as wide as the board is. */
const greatest = ({ width }: Layout): NoteSize => ({ width, height: 1.3 });

/** Further options for placing a note beside a site. */
export interface Beside {
  /** Sites that it must not cover. */
  readonly others?: readonly Site[];
  /** Sites with pieces, which it covers only if it would be far away otherwise. */
  readonly pieces?: readonly Site[];
  /** Its size; the greatest that it can have if it is not known yet. */
  readonly size?: NoteSize | null;
  /** Whether it may as well lie beyond the upper or the lower edge of the board. */
  readonly mayLeave?: boolean;
  /** Whether it is upside down. */
  readonly turned?: boolean;
}

/** The upper left corner of a possible place for a note, in squares. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * The style of a note over the drawing: as near to a site as possible without covering it or the other sites, on the
 * board if there is room, and within its width; among places that are as good, towards the middle of the board.
 */
export function besideSite(
  layout: Layout,
  site: Site,
  { others = [], pieces = [], size = null, mayLeave = false, turned = false }: Beside = {},
) {
  const note = size ?? greatest(layout);
  // There are thousands of places: each is compared with points that are made once.
  const pointOf = (each: Site) => centreOf(layout, each);
  const own = pointOf(site);
  const kept = others.map(pointOf);
  const sites = layout.topology.sites.map((_, each) => pointOf(each));
  const occupied = pieces.filter((piece) => piece !== site).map(pointOf);
  const covers = (place: Place, point: Point, reach: number): boolean =>
    distanceTo(place, note, point) <= reach;
  /** The cost of a place that covers nothing. */
  const leastCost = (place: Place): number =>
    rounded(distanceTo(place, note, own)) +
    (mayLeave || isOnBoard(layout, place, note) ? 0 : WORTH_OF_THE_BOARD);
  const costOfCovering = (place: Place): number =>
    WORTH_OF_A_PIECE * occupied.filter((point) => covers(place, point, PIECE_REACH)).length +
    WORTH_OF_A_SITE * sites.filter((point) => covers(place, point, PIECE_REACH)).length;
  const isFree = (place: Place): boolean =>
    !covers(place, own, ALMOST_BESIDE) && !kept.some((point) => covers(place, point, SITE_REACH));
  let best: { readonly place: Place; readonly cost: number } | null = null;
  for (const place of placesFor(layout, site, note)) {
    const least = leastCost(place);
    // Most places are farther than a good one, and then it does not matter what they cover.
    if ((best && least >= best.cost) || !isFree(place)) continue;
    const cost = least + costOfCovering(place);
    if (!best || cost < best.cost) best = { place, cost };
  }
  if (!best) throw new Error('There is a place beyond the edges of every board.');
  const { left, top } = best.place;
  return {
    left: percent((left - layout.left) / layout.width),
    top: percent((top - layout.top) / layout.height),
    ...(turned && { transform: 'rotate(180deg)' }),
  };
}

/** How far a point is from a note, by the longer of its distances along the two axes; 0 within it. */
function distanceTo({ left, top }: Place, { width, height }: NoteSize, [x, y]: Point): number {
  const across = Math.max(left - x, x - left - width, 0);
  const down = Math.max(top - y, y - top - height, 0);
  return Math.max(across, down);
}

/** Places that are equally far differ by errors of rounding. */
const rounded = (distance: number): number => Math.round(distance * 1e6) / 1e6;

const isOnBoard = (layout: Layout, { top }: Place, { height }: NoteSize): boolean =>
  top >= layout.top && top + height <= layout.top + layout.height;

/** Where a note so wide may begin and end: it leaves the names of ranks beside the board in sight, if it is not wider than the board. */
function sidesFor(layout: Layout, width: number): readonly [number, number] {
  const across = layout.topology.sites.map((_, site) => centreOf(layout, site)[0]);
  const [from, to] = [Math.min(...across) - 0.5, Math.max(...across) + 0.5];
  return width <= to - from ? [from, to] : [layout.left, layout.left + layout.width];
}

/**
 * All places for a note: at distances from its site in steps, to beyond the upper and the lower edge of the board. First
 * those in the middle of the site’s column, and those towards the middle of the board.
 */
function placesFor(layout: Layout, site: Site, { width, height }: NoteSize): readonly Place[] {
  const [x, y] = centreOf(layout, site);
  const isLow = y >= layout.top + layout.height / 2;
  const [from, to] = sidesFor(layout, width);
  const within = (left: number) => Math.max(from, Math.min(left, to - width));
  const steps = [...Array(Math.ceil((layout.height + height) / STEP) + 1).keys()].map((i) => i * STEP);
  const rows = [
    y - height / 2,
    ...steps.flatMap((step) => {
      const [above, below] = [y - BESIDE - height - step, y + BESIDE + step];
      return isLow ? [above, below] : [below, above];
    }),
  ];
  const share = (x - layout.left) / layout.width;
  const columns = new Set([
    within(x - share * width),
    ...steps
      .flatMap((step) => [
        x + BESIDE + step,
        x - BESIDE - width - step,
        x - share * width + step,
        x - share * width - step,
      ])
      .map(within),
  ]);
  return [...columns].flatMap((left) => rows.map((top) => ({ left, top })));
}
