import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { EMPTY, belongsTo, kindOf, sideOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { bySide, otherSide } from '../../rules/side.ts';
import { KING } from './pieces.ts';
import { nameOf, placesOf, ring, sitesAround } from './board.ts';
import { isCastleOf, isFrozen, isHaven } from './corners.ts';
import { groundOf } from './ground.ts';
import type { Contested } from './message.ts';
import type { Ben39Move, Travel } from './move.ts';
import type { Ben39Position } from './position.ts';

/** How many pieces of a side, not counting immobilized ones, stand on a square and its corners. */
export function strengthAt({ board }: Ben39Position, place: Site, side: Side): number {
  let strength = belongsTo(pieceAt(board, place), side) && !isFrozen(board, place) ? 1 : 0;
  for (const corner of sitesAround(place)) if (belongsTo(pieceAt(board, corner), side)) strength++;
  return strength;
}

/** The strengths of both sides, with the name of the square. */
export const contestedAt = (position: Ben39Position, place: Site): Contested => ({
  square: nameOf(place),
  strengths: bySide((side) => strengthAt(position, place, side)),
});

/** Whether a side has more such pieces there than the other (Ben39, movable squares). */
export const controls = (position: Ben39Position, place: Site, side: Side): boolean =>
  strengthAt(position, place, side) > strengthAt(position, place, otherSide(side));

/** The next and the previous place of the ring. */
export function neighboursInRing(place: Site): Site[] {
  const here = ring.indexOf(place);
  return [1, ring.length - 1].map((way) => at(ring, (here + way) % ring.length));
}

/** The places to which the movable square on a place could go if it is controlled. */
const placesFrom = ({ places }: Ben39Position, place: Site): Site[] =>
  neighboursInRing(place).filter((next) => !places.includes(next));

/** Where a corner of a movable square ends up when the square moves. */
export const cornerAfter = (place: Site, to: Site, corner: Site): Site =>
  at(sitesAround(to), sitesAround(place).indexOf(corner));

/**
 * The corners of a movable square whose pieces must go along, and those whose pieces may, because they belong
 * to the side to move.
 */
export function companions(position: Ben39Position, place: Site, to: Site) {
  const { board, turn, places } = position;
  const [other = place] = places.filter((site) => site !== place);
  const { exists } = groundOf(placesOf(to, other));
  const occupied = sitesAround(place).filter((corner) => pieceAt(board, corner) !== EMPTY);
  return {
    must: occupied.filter((corner) => !exists[corner]),
    may: occupied
      .filter((corner) => exists[corner] && belongsTo(pieceAt(board, corner), turn))
      .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
  };
}

/**
 * Which pieces go where when a movable square moves: all by the same displacement (Ben39, movable squares).
 */
export function carriageTravels(
  position: Ben39Position,
  place: Site,
  to: Site,
  along: readonly Site[],
): Travel[] {
  return travelsOf(position, place, to, [...companions(position, place, to).must, ...along]);
}

/** Which pieces go where when those on the given corners go along. */
function travelsOf(position: Ben39Position, place: Site, to: Site, corners: readonly Site[]): Travel[] {
  const onCorners = corners.map((from) => ({ from, to: cornerAfter(place, to, from) }));
  return pieceAt(position.board, place) === EMPTY ? onCorners : [{ from: place, to }, ...onCorners];
}

/** The moves of the movable squares that the side to move controls. */
export function carriages(position: Ben39Position): Ben39Move[] {
  const moves: Ben39Move[] = [];
  for (const from of position.places) {
    if (!controls(position, from, position.turn)) continue;
    for (const to of placesFrom(position, from)) {
      const { must, may } = companions(position, from, to);
      for (const along of subsetsOf(may))
        if (mayCarry(position, from, to, travelsOf(position, from, to, [...must, ...along])))
          moves.push({ kind: 'carry', from, to, along });
    }
  }
  return moves;
}

/** Whether no travelling piece finds its new place taken, and a king has a castle before and after. */
function mayCarry({ board }: Ben39Position, place: Site, target: Site, travels: readonly Travel[]): boolean {
  const leaves = (site: Site) => travels.some(({ from }) => from === site);
  if (travels.some(({ to }) => pieceAt(board, to) !== EMPTY && !leaves(to))) return false;
  const piece = pieceAt(board, place);
  if (kindOf(piece) !== KING) return true;
  const side = sideOf(piece);
  // A castle that leaves one corner of the target arrives at another.
  const keepsCastle = sitesAround(target).some((corner) => {
    const arriving = travels.find(({ to }) => to === corner);
    return isCastleOf(board, arriving?.from ?? corner, side);
  });
  return isHaven(board, place, side) && keepsCastle;
}

function subsetsOf(sites: readonly Site[]): Site[][] {
  return sites.reduce<Site[][]>(
    (subsets, site) => [...subsets, ...subsets.map((subset) => [...subset, site])],
    [[]],
  );
}
