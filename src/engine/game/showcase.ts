import { at } from '../at.ts';
import type { Mark } from '../rules/mark.ts';
import type { Kind, Piece } from '../rules/piece.ts';
import { EMPTY, kindOf, pieceOf } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { WHITE } from '../rules/side.ts';
import { isAbsent } from '../rules/terrain.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import { shapeOf } from '../topology/topology.ts';
import { notesOn } from './notes.ts';

/**
 * A board that shows one piece and lets others be put in its way. Its position could not occur in a game; a
 * variant may only be asked what it can say about any board.
 */
export interface Showcase {
  readonly position: Position;
  /** The site of the piece that is shown. */
  readonly site: Site;
}

/** A white piece of that kind in the middle of the empty board, with the kind it needs beside it. */
export function showcaseOf(variant: Variant, kind: Kind): Showcase {
  const empty = { ...variant.start, board: variant.start.board.map(() => EMPTY) };
  const { width, height } = variant.topology;
  const site = nearest(variant, empty, kind, [width / 2, height / 2]);
  const position = withPiece(empty, site, pieceOf(kind, WHITE));
  const { needs } = at(variant.kinds, kind);
  if (needs === undefined) return { position, site };
  const beside = nearest(variant, position, needs, shapeOf(variant.topology, site).centre);
  return { position: withPiece(position, beside, pieceOf(needs, WHITE)), site };
}

/** What is marked on such a board: no check, and of what concerns only one piece what the shown one finds elsewhere. */
export const marksOn = (variant: Variant, { position, site }: Showcase): readonly Mark[] =>
  notesOn(variant, position).marks.filter(
    ({ kind, about, site: marked }) =>
      kind !== 'check' && (about === undefined || (about === site && marked !== site)),
  );

/** The position with that piece, or `EMPTY`, on a site. */
export const withPiece = (position: Position, site: Site, piece: Piece): Position => ({
  ...position,
  board: position.board.map((before, other) => (other === site ? piece : before)),
});

/** Whether a piece of that kind can stand on a site, as the ground is now. */
export function canStand(variant: Variant, position: Position, kind: Kind, site: Site): boolean {
  const { standsOn } = at(variant.kinds, kind);
  const fits = standsOn === undefined || standsOn === shapeOf(variant.topology, site).kind;
  return fits && !isAbsent(notesOn(variant, position).terrain, site);
}

/**
 * The most common kind on the board at the start, among those that can stand on a site, or the first of them:
 * the kind to put in another piece’s way.
 */
export function commonKindFor(variant: Variant, site: Site): Kind {
  const { start, kinds } = variant;
  const ground = shapeOf(variant.topology, site).kind;
  const fitting = [...kinds.keys()]
    .slice(1)
    .filter((kind) => (at(kinds, kind).standsOn ?? ground) === ground);
  const count = (kind: Kind) => start.board.filter((piece) => kindOf(piece) === kind).length;
  return fitting.reduce((most, kind) => (count(kind) > count(most) ? kind : most));
}

/**
 * The empty site, nearest to a point, on which a piece of that kind can stand; `NO_SITE` if there is none.
 */
function nearest(variant: Variant, position: Position, kind: Kind, [x, y]: readonly [number, number]): Site {
  return variant.topology.sites.reduce(
    (best, { centre: [siteX, siteY] }, site) => {
      const distance = Math.hypot(siteX - x, siteY - y);
      const isFree = position.board[site] === EMPTY && canStand(variant, position, kind, site);
      return isFree && distance < best.distance - 1e-6 ? { site, distance } : best;
    },
    { site: NO_SITE, distance: Infinity },
  ).site;
}
