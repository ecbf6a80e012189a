import type { Site } from '../topology/site.ts';
import type { Effect } from './effect.ts';
import type { Lines, PieceMovement } from './movement.ts';
import type { Move } from './move.ts';
import type { Kind } from './piece.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf, sideOf } from './piece.ts';
import type { Board, Position } from './position.ts';
import { pieceAt } from './position.ts';

/** The plainest move: a piece goes from one site to another by its own movement. */
export interface PieceMove extends Move {
  readonly kind: 'move';
  readonly from: Site;
  readonly to: Site;
  /** What it becomes by it; `NO_KIND` if it stays what it is. */
  readonly into: Kind;
}

/** By `from`, then `to`: moves never change, so that one object serves every position of every variant. */
const known: PieceMove[][] = [];

const rowOf = (from: Site): PieceMove[] => (known[from] ??= []);

const inRow = (row: PieceMove[], from: Site, to: Site): PieceMove =>
  (row[to] ??= { kind: 'move', from, to, into: NO_KIND });

/** The move by which a piece goes from one site to another and stays what it is. */
export const pieceMove = (from: Site, to: Site): PieceMove => inRow(rowOf(from), from, to);

/**
 * Adds the moves of the piece on `from`: to empty sites, and to those of enemies that it captures. What one
 * movement reaches in two ways is added twice.
 */
export function pushPieceMoves(
  moves: Move[],
  { quiet, capture }: PieceMovement,
  board: Board,
  from: Site,
): void {
  if (quiet === capture) pushAlong(moves, capture.lines, board, from, true, true);
  else {
    pushAlong(moves, capture.lines, board, from, false, true);
    pushAlong(moves, quiet.lines, board, from, true, false);
  }
}

/** The inner loop of all that looks ahead in a game: it makes no object and calls nothing that others call. */
function pushAlong(
  moves: Move[],
  { table, starts }: Lines,
  board: Board,
  from: Site,
  isQuiet: boolean,
  isCapture: boolean,
): void {
  const row = rowOf(from);
  const side = sideOf(board[from] ?? EMPTY);
  const end = starts[from + 1] ?? 0;
  for (let i = starts[from] ?? end; i < end;) {
    const next = i + 1 + (table[i] ?? 0);
    for (let j = i + 1; j < next; j++) {
      const to = table[j] ?? from;
      const piece = board[to] ?? EMPTY;
      if (piece === EMPTY) {
        if (isQuiet) moves.push(row[to] ?? inRow(row, from, to));
        continue;
      }
      if (isCapture && sideOf(piece) !== side) moves.push(row[to] ?? inRow(row, from, to));
      break;
    }
    i = next;
  }
}

/** The moves of all pieces of the side to move, whose movements are indexed by kind. */
export function generatePieceMoves(
  movements: readonly PieceMovement[],
  { board, turn }: Position,
): PieceMove[] {
  const moves: PieceMove[] = [];
  for (let from = 0; from < board.length; from++) {
    const piece = pieceAt(board, from);
    const movement = belongsTo(piece, turn) ? movements[kindOf(piece)] : undefined;
    if (movement) pushPieceMoves(moves, movement, board, from);
  }
  return moves;
}

/** What a piece's move does to the board: captures what stands where it goes, and may change the piece. */
export function pieceMoveEffects({ board }: Position, { from, to, into }: PieceMove): Effect[] {
  const captured = pieceAt(board, to);
  const shift: Effect = { kind: 'shift', from: [from], to: [to] };
  const going: Effect[] = captured === EMPTY ? [shift] : [{ kind: 'lift', site: to, piece: captured }, shift];
  if (into === NO_KIND) return going;
  const piece = pieceAt(board, from);
  return [
    ...going,
    { kind: 'lift', site: to, piece },
    { kind: 'put', site: to, piece: pieceOf(into, sideOf(piece)) },
  ];
}

/** The sites to which the piece on `from` may go. */
export function destinations(movement: PieceMovement, board: Board, from: Site): Site[] {
  const moves: PieceMove[] = [];
  pushPieceMoves(moves, movement, board, from);
  return moves.map(({ to }) => to);
}
