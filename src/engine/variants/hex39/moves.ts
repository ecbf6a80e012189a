import { at } from '../../at.ts';
import { applyEffects } from '../../rules/effect.ts';
import type { Notation } from '../../rules/notation.ts';
import { goingNotation } from '../../rules/notation.ts';
import { EMPTY, kindOf } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { generatePieceMoves, pieceMoveEffects } from '../../rules/pieceMove.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { otherSide } from '../../rules/side.ts';
import { PAWN, kinds, movements } from './pieces.ts';

/** Every move of the pieces, whether or not it repeats a position. */
export const generateMoves = (position: Position): PieceMove[] =>
  generatePieceMoves(movements[position.turn], position);

export function notation({ board }: Position, { from, to }: PieceMove): Notation {
  const kind = kindOf(pieceAt(board, from));
  return goingNotation(kind === PAWN ? '' : at(kinds, kind).letter, from, to, pieceAt(board, to) !== EMPTY);
}

export const play = (position: Position, move: PieceMove): Position => ({
  board: applyEffects(position.board, pieceMoveEffects(position, move)),
  turn: otherSide(position.turn),
});
