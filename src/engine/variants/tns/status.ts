import { at } from '../../at.ts';
import type { DrawReason, Outcome } from '../../rules/outcome.ts';
import { draw, win } from '../../rules/outcome.ts';
import type { Sameness } from '../../rules/history.ts';
import { areSameBoards, boardKey, scramble, turnKey } from '../../rules/key.ts';
import { fivefold, threefoldClaim } from '../../rules/repetition.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { open, over } from '../../rules/status.ts';
import { isTrapped, kingPromotions } from './kings.ts';
import type { TnsMove } from './moves.ts';
import { dropMoves, pieceMoves } from './moves.ts';
import type { TnsPosition } from './position.ts';
import { promotedSide } from './position.ts';

/** The part of a key for all that a position holds besides its board and the side to move. */
export function fieldsKey({ hands, stage }: TnsPosition): number {
  let key = stage === 'move' ? 1 : 0;
  for (const side of SIDES)
    for (let i = 0; i < hands[side].length; i++) {
      const { kind, turnsLeft } = at(hands[side], i);
      key ^= scramble(((kind * 8 + turnsLeft) * 16 + i) * -2 - side);
    }
  return key;
}

/** Two positions are the same for the rules of repetition if their strings are equal. */
const sameness: Sameness<TnsPosition> = {
  keyOf: (position) => boardKey(position.board) ^ turnKey(position.turn) ^ fieldsKey(position),
  isSame: (one, other) =>
    one.turn === other.turn &&
    one.stage === other.stage &&
    areSameBoards(one.board, other.board) &&
    SIDES.every(
      (side) =>
        one.hands[side].length === other.hands[side].length &&
        one.hands[side].every(
          ({ kind, turnsLeft }, i) =>
            kind === other.hands[side][i]?.kind && turnsLeft === other.hands[side][i].turnsLeft,
        ),
    ),
};

const STALEMATE = draw('stalemate');

/**
 * The ends, in the order in which they are checked: by a promoted king, by checkmate of a side that has yet
 * to move and cannot promote its king, by repetition, and by stalemate (TNS, checkmate; repetition).
 */
export function status(position: TnsPosition, history: readonly TnsPosition[]): Status<TnsMove> {
  const promoted = promotedSide(position);
  if (promoted !== null) return over(win(promoted, 'king-promoted'));
  if (position.stage === 'drop') {
    const repeated = fivefold(position, history, sameness);
    if (repeated) return over(repeated);
    const { moves, forbidden } = dropMoves(position);
    return open(moves, STALEMATE, forbidden);
  }
  const moves = pieceMoves(position);
  const promotions = kingPromotions(position, moves);
  if (promotions.length === 0 && isTrapped(position, moves))
    return over(win(otherSide(position.turn), 'checkmate'));
  const repeated = fivefold(position, history, sameness);
  if (repeated) return over(repeated);
  moves.push(...promotions);
  return open(moves, STALEMATE);
}

export const claims = (position: TnsPosition, history: readonly TnsPosition[]): DrawReason[] =>
  threefoldClaim(position, history, sameness);

export function endRule({ reason }: Outcome): string {
  if (reason === 'king-promoted') return 'king-promotion';
  return reason === 'fivefold' || reason === 'threefold' ? 'repetition' : 'checkmate';
}
