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
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';

/**
 * All the moves of all pieces on an empty board, in one list. Those of a piece on a site are from
 * `starts[startIndex]` up to the start that follows, line after line, each line from near to far. A leap is a
 * line of one move.
 */
export interface MoveTable {
  readonly starts: Int32Array;
  /**
   * For each move, from the low end: its target, in seven bits; whether it can be made if the target is empty, and
   * if an enemy stands there; by how much further the next line begins; and `NOISY` if it is noisy even if the target is
   * empty.
   */
  readonly steps: Int32Array;
}

/** Where a step says what it says, as shifts. */
const QUIET = 7;
const CAPTURE = 8;
const NEXT = 9;

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
  const starts: number[] = [];
  const steps: number[] = [];
  const pieces = 2 * movements[0].length;
  for (let piece: Piece = 0; piece < pieces; piece++) {
    const movement = piece === EMPTY ? undefined : movements[sideOf(piece)][kindOf(piece)];
    for (let from = 0; from < 1 << SITES; from++) {
      starts.push(steps.length);
      if (movement) steps.push(...stepsFrom(movement, from, (to) => isNoisy(piece, to)));
    }
  }
  return { starts: Int32Array.of(...starts, steps.length), steps: Int32Array.from(steps) };
}

function stepsFrom({ lines }: PieceMovement, from: Site, isNoisy: (to: Site) => boolean): number[] {
  const { starts, targets, quiet, capture, nextLines } = lines;
  const steps: number[] = [];
  for (let i = starts[from] ?? 0; i < (starts[from + 1] ?? 0); i++)
    steps.push(
      (targets[i] ?? 0) |
        ((quiet[i] ? 1 : 0) << QUIET) |
        ((capture[i] ? 1 : 0) << CAPTURE) |
        (((nextLines[i] ?? 0) - i) << NEXT) |
        (isNoisy(targets[i] ?? 0) ? NOISY : 0),
    );
  return steps;
}

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
    const target = step & ((1 << SITES) - 1);
    const there = board[target] ?? EMPTY;
    // A code that does not count is overwritten: that takes less than to jump over it.
    if (there === EMPTY) {
      codes[count] = here | (step & QUIETLY);
      count += (step >> QUIET) & 1;
      i++;
    } else {
      codes[count] = capture | target;
      count += (step >> CAPTURE) & (there ^ piece) & 1;
      i += (step & ~NOISY) >> NEXT;
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
