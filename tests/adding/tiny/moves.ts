import { at } from '../../../src/engine/at.ts';
import { attacksOf, isAttacked } from '../../../src/engine/rules/attacks.ts';
import { applyEffects } from '../../../src/engine/rules/effect.ts';
import type { Notation } from '../../../src/engine/rules/notation.ts';
import { goingNotation } from '../../../src/engine/rules/notation.ts';
import { win } from '../../../src/engine/rules/outcome.ts';
import { EMPTY, kindOf, pieceOf } from '../../../src/engine/rules/piece.ts';
import type { PieceMove } from '../../../src/engine/rules/pieceMove.ts';
import { generatePieceMoves, pieceMoveEffects } from '../../../src/engine/rules/pieceMove.ts';
import type { Board, Position } from '../../../src/engine/rules/position.ts';
import { pieceAt } from '../../../src/engine/rules/position.ts';
import { fivefold, sameBoards } from '../../../src/engine/rules/repetition.ts';
import type { Side } from '../../../src/engine/rules/side.ts';
import { SIDES, bySide, otherSide } from '../../../src/engine/rules/side.ts';
import type { Status } from '../../../src/engine/rules/status.ts';
import { open, over } from '../../../src/engine/rules/status.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';
import { KING, kinds, movements } from './pieces.ts';

const attacks = bySide((side) => attacksOf(side, movements[side]));

export const kingSite = (board: Board, side: Side): Site => board.indexOf(pieceOf(KING, side));

export function isInCheck(board: Board, side: Side): boolean {
  const king = kingSite(board, side);
  return king !== NO_SITE && isAttacked(attacks[otherSide(side)], board, king);
}

/** A captured king has lost; so has a side that cannot move. */
export function status(position: Position, history: readonly Position[]): Status<PieceMove> {
  const { board, turn } = position;
  const loser = SIDES.find((side) => kingSite(board, side) === NO_SITE);
  if (loser !== undefined) return over(win(otherSide(loser), 'king-captured'));
  const repeated = fivefold(position, history, sameBoards);
  if (repeated) return over(repeated);
  return open(generatePieceMoves(movements[turn], position), win(otherSide(turn), 'no-moves'));
}

export function notation({ board }: Position, { from, to }: PieceMove): Notation {
  const { letter } = at(kinds, kindOf(pieceAt(board, from)));
  return goingNotation(letter, from, to, pieceAt(board, to) !== EMPTY);
}

export const play = (position: Position, move: PieceMove): Position => ({
  board: applyEffects(position.board, pieceMoveEffects(position, move)),
  turn: otherSide(position.turn),
});
