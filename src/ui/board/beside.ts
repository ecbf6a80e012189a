import { at } from '../../engine/at.ts';
import type { Site } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { centreOf, percent } from './geometry.ts';

/** The distance from the centre of a site to a note beside it, in squares. */
const BESIDE = 0.58;
/** A note closer than this to the centre of a site would cover what is drawn there. */
const SITE_REACH = 0.42;
/** A note that covers less of a piece than this leaves it to be seen. */
const PIECE_REACH = 0.2;
/** How much farther away a note may be for each piece that it then does not cover, in squares. */
const WORTH_OF_A_PIECE = 0.3;
/** How much farther away a note may be to lie on the board: from any place that is not. */
const WORTH_OF_THE_BOARD = 1000;

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
  /** Whether it is upside down. */
  readonly turned?: boolean;
}

/** A possible place for a note: a rectangle in squares, and how far it is from its site. */
interface Place {
  readonly distance: number;
  readonly left: number;
  readonly top: number;
  readonly style: { readonly left: string; readonly top: string; readonly transform: string };
}

/**
 * The style of a note over the drawing: above, below or beside a site, as near as possible without covering it or the
 * other sites, on the board if there is room, and within its width.
 */
export function besideSite(
  layout: Layout,
  site: Site,
  { others = [], pieces = [], size = null, turned = false }: Beside = {},
) {
  const { width, height } = size ?? greatest(layout);
  const covers = ({ left, top }: Place, other: Site, reach = SITE_REACH): boolean => {
    const [x, y] = centreOf(layout, other);
    return (
      x + reach >= left &&
      x - reach <= left + width &&
      y + reach >= top &&
      y - reach <= top + height
    );
  };
  const isOnBoard = ({ top }: Place) => top >= layout.top && top + height <= layout.top + layout.height;
  const costOf = (place: Place): number =>
    place.distance +
    WORTH_OF_A_PIECE * pieces.filter((piece) => piece !== site && covers(place, piece, PIECE_REACH)).length +
    (isOnBoard(place) ? 0 : WORTH_OF_THE_BOARD);
  // There is always room beyond the farthest of the other sites.
  const free = placesFor(layout, site, { width, height })
    .filter((place) => !others.some((other) => covers(place, other)))
    .map((place) => ({ place, cost: costOf(place) }));
  const { style } = free.reduce((best, next) => (next.cost < best.cost ? next : best), at(free, 0)).place;
  return turned ? { ...style, transform: `${style.transform} rotate(180deg)` } : style;
}

/** All places for a note, nearest first, to beyond the edges of the board; towards its middle before away from it. */
function placesFor(layout: Layout, site: Site, { width, height }: NoteSize): readonly Place[] {
  const [x, y] = centreOf(layout, site);
  const share = (x - layout.left) / layout.width;
  const isLow = y >= layout.top + layout.height / 2;
  const styleAt = (left: number, top: number, alongX: number, alongY: number) => ({
    left: percent((left - layout.left) / layout.width),
    top: percent((top - layout.top) / layout.height),
    transform: `translate(${percent(-alongX)}, ${percent(-alongY)})`,
  });
  return Array.from(
    { length: Math.ceil((layout.height + height) / 0.25) },
    (_, i) => BESIDE + i * 0.25,
  ).flatMap((distance): readonly Place[] => {
    const left = x - share * width;
    const below = { distance, left, top: y + distance, style: styleAt(x, y + distance, share, 0) };
    const above = {
      distance,
      left,
      top: y - distance - height,
      style: styleAt(x, y - distance, share, 1),
    };
    const sides = [
      { distance, left: x + distance, top: y - height / 2, style: styleAt(x + distance, y, 0, 0.5) },
      { distance, left: x - distance - width, top: y - height / 2, style: styleAt(x - distance, y, 1, 0.5) },
    ].filter((place) => place.left >= layout.left && place.left + width <= layout.left + layout.width);
    return [...(isLow ? [above, below] : [below, above]), ...sides];
  });
}
