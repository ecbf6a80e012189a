import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import type { Effect } from '../../rules/effect.ts';
import { applied } from '../../rules/effect.ts';
import { destinations } from '../../rules/gait.ts';
import type { Move } from '../../rules/move.ts';
import type { Notation } from '../../rules/notation.ts';
import { goingNotation } from '../../rules/notation.ts';
import { EMPTY, belongsTo, kindOf } from '../../rules/piece.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { otherSide } from '../../rules/side.ts';
import { PAWN, kinds, movements } from './army.ts';

export interface Hex39Move extends Move {
  readonly kind: 'move';
  readonly from: Site;
  readonly to: Site;
}

/** Every move of the pieces, whether or not it repeats a position. */
export function generated(position: Position): Hex39Move[] {
  const { board: pieces, turn } = position;
  return pieces.flatMap((piece, from) =>
    belongsTo(piece, turn)
      ? destinations(at(movements[turn], kindOf(piece)), pieces, from).map((to): Hex39Move => ({
          kind: 'move',
          from,
          to,
        }))
      : [],
  );
}

export function effects({ board: pieces }: Position, { from, to }: Hex39Move): Effect[] {
  const piece = pieceAt(pieces, to);
  const shift: Effect = { kind: 'shift', from: [from], to: [to] };
  return piece === EMPTY ? [shift] : [{ kind: 'lift', site: to, piece }, shift];
}

export function notation({ board: pieces }: Position, { from, to }: Hex39Move): Notation {
  const kind = kindOf(pieceAt(pieces, from));
  return goingNotation(kind === PAWN ? '' : at(kinds, kind).letter, from, to, pieceAt(pieces, to) !== EMPTY);
}

export function play(position: Position, move: Hex39Move): Position {
  return { board: applied(position.board, effects(position, move)), turn: otherSide(position.turn) };
}
