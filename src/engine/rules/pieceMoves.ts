import type { Site } from '../topology/site.ts';
import type { PieceMovement } from './pieceMovement.ts';
import type { Move } from './move.ts';
import { EMPTY, belongsTo, kindOf, sideOf } from './piece.ts';
import type { PieceMove } from './pieceMove.ts';
import { pieceMove } from './pieceMove.ts';
import type { Board, Position } from './position.ts';
import { pieceAt } from './position.ts';

/** A list that has held an object and is empty again. */
const emptied: PieceMove[] = [pieceMove(0, 0)];
emptied.pop();

/**
 * A new list for moves, still empty. V8 takes `[]` for a list of numbers until the first object is added. Where
 * it has seen both kinds of lists, it tests each time which one it has: the search for moves would take half
 * as long again.
 */
const newMoves = (): PieceMove[] => emptied.slice();

/**
 * Adds the moves of the piece on `from`: to empty sites, and captures of enemies. A site that one movement
 * reaches in two ways is added twice. This is the inner loop of everything that looks ahead in a game: it
 * creates no objects and calls nothing that other code calls.
 */
function pushPieceMoves(moves: Move[], { lines }: PieceMovement, board: Board, from: Site): void {
  const { starts, targets, quiet, capture, nextLines } = lines;
  const side = sideOf(board[from] ?? EMPTY);
  const end = starts[from + 1] ?? 0;
  for (let i = starts[from] ?? end; i < end;) {
    const piece = board[targets[i] ?? 0] ?? EMPTY;
    if (piece === EMPTY) {
      const move = quiet[i];
      if (move !== undefined) moves.push(move);
      i++;
    } else {
      if (sideOf(piece) !== side) {
        const move = capture[i];
        if (move !== undefined) moves.push(move);
      }
      i = nextLines[i] ?? end;
    }
  }
}

/** The moves of all pieces of the side to move. The movements are indexed by kind. */
export function generatePieceMoves(
  movements: readonly PieceMovement[],
  { board, turn }: Position,
): PieceMove[] {
  const moves = newMoves();
  for (let from = 0; from < board.length; from++) {
    const piece = pieceAt(board, from);
    const movement = belongsTo(piece, turn) ? movements[kindOf(piece)] : undefined;
    if (movement) pushPieceMoves(moves, movement, board, from);
  }
  return moves;
}

/** The sites to which the piece on `from` may go. */
export function destinations(movement: PieceMovement, board: Board, from: Site): Site[] {
  const moves = newMoves();
  pushPieceMoves(moves, movement, board, from);
  return moves.map(({ to }) => to);
}
