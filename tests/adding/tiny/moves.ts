import { at } from '../../../src/engine/at.ts';
import { attacksOf, isAttacked } from '../../../src/engine/rules/attacks.ts';
import type { Effect } from '../../../src/engine/rules/effect.ts';
import { applied } from '../../../src/engine/rules/effect.ts';
import { destinations } from '../../../src/engine/rules/gait.ts';
import type { Move } from '../../../src/engine/rules/move.ts';
import type { Notation } from '../../../src/engine/rules/notation.ts';
import { goingNotation } from '../../../src/engine/rules/notation.ts';
import type { Outcome } from '../../../src/engine/rules/outcome.ts';
import { won } from '../../../src/engine/rules/outcome.ts';
import { EMPTY, belongsTo, kindOf, pieceOf } from '../../../src/engine/rules/piece.ts';
import type { Board, Position } from '../../../src/engine/rules/position.ts';
import { pieceAt } from '../../../src/engine/rules/position.ts';
import type { Side } from '../../../src/engine/rules/side.ts';
import { SIDES, bySide, otherSide } from '../../../src/engine/rules/side.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';
import { KING, kinds, movements } from './army.ts';

export interface TinyMove extends Move {
  readonly kind: 'move';
  readonly from: Site;
  readonly to: Site;
}

const attacks = bySide((side) => attacksOf(side, movements[side]));

export const kingSite = (board: Board, side: Side): Site => board.indexOf(pieceOf(KING, side));

export function isInCheck(board: Board, side: Side): boolean {
  const king = kingSite(board, side);
  return king !== NO_SITE && isAttacked(attacks[otherSide(side)], board, king);
}

/** Every move of the pieces, with both kings on the board. */
function generated({ board, turn }: Position): TinyMove[] {
  return board.flatMap((piece, from) =>
    belongsTo(piece, turn)
      ? destinations(at(movements[turn], kindOf(piece)), board, from).map((to): TinyMove => ({
          kind: 'move',
          from,
          to,
        }))
      : [],
  );
}

/** The end by what stands on the board. */
export function decided(position: Position): Outcome | null {
  const loser = SIDES.find((side) => kingSite(position.board, side) === NO_SITE);
  if (loser !== undefined) return won(otherSide(loser), 'king-captured');
  return generated(position).length === 0 ? won(otherSide(position.turn), 'no-moves') : null;
}

export const moves = (position: Position): TinyMove[] => (decided(position) ? [] : generated(position));

export function effects({ board }: Position, { from, to }: TinyMove): Effect[] {
  const captured = pieceAt(board, to);
  const shift: Effect = { kind: 'shift', from: [from], to: [to] };
  return captured === EMPTY ? [shift] : [{ kind: 'lift', site: to, piece: captured }, shift];
}

export function notation({ board }: Position, { from, to }: TinyMove): Notation {
  const { letter } = at(kinds, kindOf(pieceAt(board, from)));
  return goingNotation(letter, from, to, pieceAt(board, to) !== EMPTY);
}

export const play = (position: Position, move: TinyMove): Position => ({
  board: applied(position.board, effects(position, move)),
  turn: otherSide(position.turn),
});
