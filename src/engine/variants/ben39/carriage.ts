import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import type { Piece } from '../../rules/piece.ts';
import { EMPTY, belongsTo, kindOf, sideOf } from '../../rules/piece.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { addCode } from '../../rules/moveList.ts';
import type { Board } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE, bySide } from '../../rules/side.ts';
import { KING } from './pieces.ts';
import type { Existence } from './board.ts';
import { existence, nameOf, ring, sitesAround, board as topology } from './board.ts';
import { isCastleOf, isFrozen, isHaven } from './corners.ts';
import type { Contested } from './message.ts';
import type { CornerSet } from './cornerSet.ts';
import { cornersOf, cornersWith, isIn, sitesIn } from './cornerSet.ts';
import type { Travel } from './move.ts';
import { carriageCode } from './move.ts';
import type { Ben39Position } from './position.ts';

/** How many pieces of a side, not counting immobilized ones, stand on a square and its corners. */
export function strengthAt({ board }: Ben39Position, place: Site, side: Side): number {
  let strength = belongsTo(pieceAt(board, place), side) && !isFrozen(board, place) ? 1 : 0;
  const corners = sitesAround(place);
  for (let i = 0; i < corners.length; i++) if (belongsTo(pieceAt(board, at(corners, i)), side)) strength++;
  return strength;
}

/** The strengths of both sides, with the name of the square. */
export const contestedAt = (position: Ben39Position, place: Site): Contested => ({
  square: nameOf(place),
  strengths: bySide((side) => strengthAt(position, place, side)),
});

/** The side that has more pieces there; null for neither (Ben39, movable squares). */
export const controllerOf = ({ strengths: [white, black] }: Contested): Side | null =>
  white === black ? null : white > black ? WHITE : BLACK;

/** Whether a side has more such pieces there than the other (Ben39, movable squares). */
export function controls({ board }: Ben39Position, place: Site, side: Side): boolean {
  let lead = isFrozen(board, place) ? 0 : leadBy(pieceAt(board, place), side);
  const corners = sitesAround(place);
  for (let i = 0; i < corners.length; i++) lead += leadBy(pieceAt(board, at(corners, i)), side);
  return lead > 0;
}

/** By how much a piece brings a side ahead of the other. */
const leadBy = (piece: Piece, side: Side): number => (piece === EMPTY ? 0 : belongsTo(piece, side) ? 1 : -1);

/** A step of a movable square along the ring. */
interface Passage {
  readonly to: Site;
  /** Where each corner goes, in the order of `cornersOf`. */
  readonly goals: readonly Site[];
}

/** The passages from each place, onward and back. */
const passages: readonly (readonly Passage[])[] = topology.sites.map((_, from) => {
  const here = ring.indexOf(from);
  if (here === -1) return [];
  return [1, ring.length - 1].map((way) => {
    const to = at(ring, (here + way) % ring.length);
    return { to, goals: cornersOf(from).map((corner) => cornerAfter(from, to, corner)) };
  });
});

/** The next and the previous place of the ring. */
export const neighboursInRing = (place: Site): Site[] => at(passages, place).map(({ to }) => to);

/** Where a corner of a movable square ends up when the square moves. */
export function cornerAfter(place: Site, to: Site, corner: Site): Site {
  return at(sitesAround(to), sitesAround(place).indexOf(corner));
}

/** Which sites exist after a movable square has made a step. */
function existenceAfter({ places: [one, other] }: Ben39Position, place: Site, to: Site): Existence {
  // In whichever order: to sort them takes longer than anything else here.
  return existence([to, place === one ? other : one]);
}

/** The corners whose pieces must go along, because no crossing will be left there. */
function cornersThatMust({ board }: Ben39Position, place: Site, exists: Existence): CornerSet {
  return cornersWith(place, (corner) => pieceAt(board, corner) !== EMPTY && exists[corner] !== true);
}

/** The corners whose pieces may go along or stay, because they belong to the side to move. */
function cornersThatMay({ board, turn }: Ben39Position, place: Site, exists: Existence): CornerSet {
  return cornersWith(place, (corner) => belongsTo(pieceAt(board, corner), turn) && exists[corner] === true);
}

/**
 * The corners of a movable square whose pieces must go along, and those whose pieces may, because they belong
 * to the side to move.
 */
export function companions(position: Ben39Position, place: Site, to: Site) {
  const after = existenceAfter(position, place, to);
  return {
    must: sitesIn(place, cornersThatMust(position, place, after)),
    may: sitesIn(place, cornersThatMay(position, place, after)),
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
  const corners = [...companions(position, place, to).must, ...along];
  const onCorners = corners.map((from) => ({ from, to: cornerAfter(place, to, from) }));
  return pieceAt(position.board, place) === EMPTY ? onCorners : [{ from: place, to }, ...onCorners];
}

/** Adds the moves of the movable squares that the side to move controls. */
export function addCarriages(list: MoveList, position: Ben39Position): void {
  const { places, turn, board } = position;
  for (const from of places) {
    if (!controls(position, from, turn)) continue;
    for (const passage of at(passages, from)) {
      const { to } = passage;
      if (places.includes(to)) continue;
      const after = existenceAfter(position, from, to);
      const must = cornersThatMust(position, from, after);
      const may = cornersThatMay(position, from, after);
      // All sets of those that may, from none to all.
      let along = 0;
      do {
        if (mayCarry(board, from, passage, must | along)) addCode(list, carriageCode(from, to, along));
        along = (along - may) & may;
      } while (along !== 0);
    }
  }
}

/**
 * Whether no piece on the corners that go along finds its new place taken, and a king on the square has a castle before
 * and after.
 */
function mayCarry(board: Board, place: Site, { to, goals }: Passage, travelling: CornerSet): boolean {
  const corners = cornersOf(place);
  for (let i = 0; i < goals.length; i++) {
    const goal = at(goals, i);
    if (isIn(travelling, i) && pieceAt(board, goal) !== EMPTY && !isIn(travelling, corners.indexOf(goal)))
      return false;
  }
  const piece = pieceAt(board, place);
  if (kindOf(piece) !== KING) return true;
  const side = sideOf(piece);
  // A castle that leaves one corner of the target arrives at another.
  const keepsCastle = sitesAround(to).some((goal) => {
    const arriving = goals.indexOf(goal);
    return isCastleOf(board, isIn(travelling, arriving) ? at(corners, arriving) : goal, side);
  });
  return isHaven(board, place, side) && keepsCastle;
}
