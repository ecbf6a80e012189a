import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import type { Effect } from './effect.ts';
import type { Movement } from './gait.ts';
import type { Move } from './move.ts';
import type { Kind } from './piece.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf, sideOf } from './piece.ts';
import type { Board, Position } from './position.ts';
import { pieceAt } from './position.ts';
import type { BySide } from './side.ts';

/** The plainest move: a piece goes from one site to another by its own movement. */
export interface PieceMove extends Move {
  readonly kind: 'move';
  readonly from: Site;
  readonly to: Site;
  /** What it becomes by it; `NO_KIND` if it stays what it is. */
  readonly into: Kind;
}

/** By `from`, then `to`: moves never change, so that one object serves every position of every variant. */
const pieceMoves: PieceMove[][] = [];

/** The move by which a piece goes from one site to another and stays what it is. */
export function pieceMove(from: Site, to: Site): PieceMove {
  const row = (pieceMoves[from] ??= []);
  return (row[to] ??= { kind: 'move', from, to, into: NO_KIND });
}

/**
 * Adds the moves of the piece on `from`: to empty sites, and to those of enemies that it captures. What one
 * movement reaches in two ways is added twice.
 */
export function pushPieceMoves(moves: Move[], { quiet, capture }: Movement, board: Board, from: Site): void {
  const side = sideOf(pieceAt(board, from));
  const isAlike = quiet === capture;
  for (const to of at(capture.leaps, from)) {
    const piece = pieceAt(board, to);
    if (piece === EMPTY ? isAlike : sideOf(piece) !== side) moves.push(pieceMove(from, to));
  }
  for (const ray of at(capture.rays, from))
    for (const to of ray) {
      const piece = pieceAt(board, to);
      if (piece === EMPTY) {
        if (isAlike) moves.push(pieceMove(from, to));
        continue;
      }
      if (sideOf(piece) !== side) moves.push(pieceMove(from, to));
      break;
    }
  if (isAlike) return;
  for (const to of at(quiet.leaps, from)) if (pieceAt(board, to) === EMPTY) moves.push(pieceMove(from, to));
  for (const ray of at(quiet.rays, from))
    for (const to of ray) {
      if (pieceAt(board, to) !== EMPTY) break;
      moves.push(pieceMove(from, to));
    }
}

/** The moves of all pieces of the side to move; the movements are indexed by side and kind. */
export function generatePieceMoves(
  movements: BySide<readonly Movement[]>,
  { board, turn }: Position,
): PieceMove[] {
  const moves: PieceMove[] = [];
  for (let from = 0; from < board.length; from++) {
    const piece = pieceAt(board, from);
    if (belongsTo(piece, turn)) pushPieceMoves(moves, at(movements[turn], kindOf(piece)), board, from);
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
export function destinations(movement: Movement, board: Board, from: Site): Site[] {
  const moves: PieceMove[] = [];
  pushPieceMoves(moves, movement, board, from);
  return moves.map(({ to }) => to);
}
