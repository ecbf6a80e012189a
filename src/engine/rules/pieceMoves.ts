import type { Site } from '../topology/site.ts';
import type { PieceMovement } from './pieceMovement.ts';
import { EMPTY, belongsTo, kindOf, sideOf } from './piece.ts';
import type { PieceMove } from './pieceMove.ts';
import { pieceMove } from './pieceMove.ts';
import { CAPTURE, NEXT, QUIET, targetOf } from './steps.ts';
import type { Board, Position } from './position.ts';
import { pieceAt } from './position.ts';

/** The moves of the piece on `from`: to empty sites, and captures of enemies. */
function movesFrom({ steps: { starts, steps } }: PieceMovement, board: Board, from: Site): PieceMove[] {
  const side = sideOf(pieceAt(board, from));
  const moves: PieceMove[] = [];
  const end = starts[from + 1] ?? 0;
  for (let i = starts[from] ?? end; i < end;) {
    const step = steps[i] ?? 0;
    const target = targetOf(step);
    const there = pieceAt(board, target);
    const isLegal = there === EMPTY ? (step >> QUIET) & 1 : sideOf(there) !== side && (step >> CAPTURE) & 1;
    if (isLegal) moves.push(pieceMove(from, target));
    i += there === EMPTY ? 1 : step >> NEXT;
  }
  return moves;
}

/** The moves of all pieces of the side to move. The movements are indexed by kind. */
export function generatePieceMoves(
  movements: readonly PieceMovement[],
  { board, turn }: Position,
): PieceMove[] {
  return board.flatMap((piece, from) => {
    const movement = belongsTo(piece, turn) ? movements[kindOf(piece)] : undefined;
    return movement ? movesFrom(movement, board, from) : [];
  });
}

/** The sites to which the piece on `from` may go. */
export const destinations = (movement: PieceMovement, board: Board, from: Site): Site[] =>
  movesFrom(movement, board, from).map(({ to }) => to);
