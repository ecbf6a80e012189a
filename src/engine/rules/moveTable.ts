import type { MoveList } from './moveList.ts';
import { reserve } from './moveList.ts';
import { NOISY, moveCode } from './moveCode.ts';
import type { PieceMovement } from './pieceMovement.ts';
import type { Kind, Piece } from './piece.ts';
import { EMPTY, NO_KIND, kindOf, sideOf } from './piece.ts';
import type { Placement } from './placement.ts';
import { firstSite, nextSite } from './placement.ts';
import type { Board, Position } from './position.ts';
import type { BySide } from './side.ts';
import { CAPTURE, NEXT, QUIET, targetOf } from './steps.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';

/**
 * All the moves of all pieces on an empty board, in one list. Those of a piece on a site are from
 * `starts[startIndex]` up to the start that follows, as in `Steps`, with `NOISY` where a move is noisy even if its target
 * is empty.
 */
export interface MoveTable {
  readonly starts: Int32Array;
  readonly steps: Int32Array;
}

/** More than any board has sites, as a shift. */
const SITES = 7;

/** What the code of a move to an empty site takes from its step. */
const QUIETLY = ((1 << SITES) - 1) | NOISY;

/**
 * The table of the movements of both sides, indexed by kind. `isNoisy` tells whether the move of a piece to a site
 * changes who is better at once although it captures nothing.
 */
export function moveTableOf(
  movements: BySide<readonly PieceMovement[]>,
  isNoisy: (piece: Piece, to: Site) => boolean = () => false,
): MoveTable {
  const pieces = 2 * movements[0].length;
  const movementOf = (piece: Piece) =>
    piece === EMPTY ? undefined : movements[sideOf(piece)][kindOf(piece)];
  let count = 0;
  for (let piece: Piece = 0; piece < pieces; piece++) count += movementOf(piece)?.steps.steps.length ?? 0;
  const starts = new Int32Array((pieces << SITES) + 1);
  const steps = new Int32Array(count);
  let start = 0;
  for (let piece: Piece = 0; piece < pieces; piece++) {
    const own = movementOf(piece)?.steps;
    for (let from = 0; from < 1 << SITES; from++)
      starts[(piece << SITES) + from] = start + (own ? (own.starts[from] ?? own.steps.length) : 0);
    own?.steps.forEach((step) => {
      steps[start++] = isNoisy(piece, targetOf(step)) ? step | NOISY : step;
    });
  }
  starts[pieces << SITES] = start;
  return { starts, steps };
}

/**
 * The table while only some sites exist: that of the movements `within` them, but found much sooner. `table` is that on
 * the whole board.
 */
export function tableWithin(exists: readonly boolean[], table: MoveTable): MoveTable {
  const isThere = (site: Site) => exists[site] === true;
  const steps = new Int32Array(table.steps.length);
  let count = 0;
  const starts = table.starts.map((first, start) => {
    const before = count;
    const end = isThere(start & ((1 << SITES) - 1)) ? (table.starts[start + 1] ?? 0) : first;
    for (let i = first; i < end;) {
      const next = i + leftOnLine(table.steps[i] ?? 0);
      let kept = i;
      while (kept < next && isThere(targetOf(table.steps[kept] ?? 0))) kept++;
      for (const step of table.steps.subarray(i, kept)) steps[count++] = step - ((next - kept) << NEXT);
      i = next;
    }
    return before;
  });
  return { starts, steps: steps.slice(0, count) };
}

/** Whether a piece on a site could move anywhere on the empty board. */
export const hasMoves = ({ starts }: MoveTable, piece: Piece, from: Site): boolean => {
  const start = (piece << SITES) + from;
  return (starts[start] ?? 0) < (starts[start + 1] ?? 0);
};

/** How many steps a line has from this one on. */
const leftOnLine = (step: number): number => (step & ~NOISY) >> NEXT;

/**
 * Adds the moves of the piece on `from`, as if it were that piece: to empty sites, and captures of enemies. It
 * becomes the kind `into`, if one is given. A
 * site that one movement reaches in two ways is added twice. This is the inner loop of everything that looks
 * ahead in a game: it creates nothing and looks up as little as it can.
 */
export function addMovesAs(
  list: MoveList,
  { starts, steps }: MoveTable,
  board: Board,
  from: Site,
  piece: Piece,
  into: Kind = NO_KIND,
): void {
  const start = (piece << SITES) + from;
  const end = starts[start + 1] ?? 0;
  let i = starts[start] ?? end;
  reserve(list, end - i);
  const { codes } = list;
  const here = moveCode(from, 0, into) | (into === NO_KIND ? 0 : NOISY);
  const capture = here | NOISY;
  let count = list.count;
  while (i < end) {
    const step = steps[i] ?? 0;
    const target = targetOf(step);
    const there = board[target] ?? EMPTY;
    // A code that does not count is overwritten: that takes less than to jump over it.
    if (there === EMPTY) {
      codes[count] = here | (step & QUIETLY);
      count += (step >> QUIET) & 1;
      i++;
    } else {
      codes[count] = capture | target;
      count += (step >> CAPTURE) & (there ^ piece) & 1;
      i += leftOnLine(step);
    }
  }
  list.count = count;
}

/** Adds the moves of all pieces of the side to move. */
export function addAllMoves(
  list: MoveList,
  table: MoveTable,
  { board, turn }: Position,
  placement: Placement,
): void {
  for (let from = firstSite(placement, turn); from !== NO_SITE; from = nextSite(placement, turn, from + 1))
    addMovesAs(list, table, board, from, board[from] ?? EMPTY);
}
