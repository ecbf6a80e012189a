import type { PieceMove } from '../../rules/pieceMove.ts';
import { generatePieceMoves } from '../../rules/pieceMoves.ts';
import type { Position } from '../../rules/position.ts';
import { movements } from './pieces.ts';

/** Every move of the pieces, whether or not it repeats a position. */
export const generateMoves = (position: Position): PieceMove[] =>
  generatePieceMoves(movements[position.turn], position);
