import { win } from '../../../src/engine/rules/outcome.ts';
import { pieceOf } from '../../../src/engine/rules/piece.ts';
import { generatePieceMoves } from '../../../src/engine/rules/pieceMoves.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { fivefold, sameBoards } from '../../../src/engine/rules/repetition.ts';
import { SIDES, otherSide } from '../../../src/engine/rules/side.ts';
import { open, over } from '../../../src/engine/rules/status.ts';
import { KING, movements } from './pieces.ts';

/** A side loses if its king is captured or if it cannot move. */
export function status(position: Position, history: readonly Position[]) {
  const { board, turn } = position;
  for (const side of SIDES)
    if (!board.includes(pieceOf(KING, side))) return over(win(otherSide(side), 'king-captured'));
  const repeated = fivefold(position, history, sameBoards);
  if (repeated) return over(repeated);
  return open(generatePieceMoves(movements[turn], position), win(otherSide(turn), 'no-moves'));
}
