import type { Site } from '../topology/site.ts';
import { pushAlong } from './lines.ts';
import type { PieceMovement } from './movement.ts';
import type { Move } from './move.ts';
import { belongsTo, kindOf } from './piece.ts';
import type { PieceMove } from './pieceMove.ts';
import type { Board, Position } from './position.ts';
import { pieceAt } from './position.ts';

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

/** The sites to which the piece on `from` may go. */
export function destinations(movement: PieceMovement, board: Board, from: Site): Site[] {
  const moves: PieceMove[] = [];
  pushPieceMoves(moves, movement, board, from);
  return moves.map(({ to }) => to);
}
