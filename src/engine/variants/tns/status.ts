import { at } from '../../at.ts';
import type { DrawReason, Outcome } from '../../rules/outcome.ts';
import { draw, win } from '../../rules/outcome.ts';
import type { Sameness } from '../../rules/history.ts';
import { areSameLists, boardKey, scramble, turnKey } from '../../rules/key.ts';
import { statusBy } from '../../rules/listing.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { pieceOf } from '../../rules/piece.ts';
import type { Placement } from '../../rules/placement.ts';
import { firstSite, isNowhere } from '../../rules/placement.ts';
import { fivefold, threefoldClaim } from '../../rules/repetition.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { over } from '../../rules/status.ts';
import { addKingPromotions, canEscape, isAttackedAt } from './kings.ts';
import type { TnsMove } from './move.ts';
import { moveOf } from './move.ts';
import { addDrops, addPieceMoves, forbiddenDrops } from './moves.ts';
import { KING, PROMOTED_KING, kinds } from './pieces.ts';
import type { TnsPosition } from './position.ts';

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
    areSameLists(one.board, other.board) &&
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
 * Lists the moves and gives the end: by a promoted king, by checkmate of a side that has yet to move and cannot promote
 * its king, or by stalemate (TNS, checkmate).
 */
export function look(position: TnsPosition, placement: Placement, list: MoveList): Outcome | null {
  const { turn, stage, board } = position;
  for (const side of SIDES)
    if (!isNowhere(placement, pieceOf(PROMOTED_KING, side))) return win(side, 'king-promoted');
  list.count = 0;
  if (stage === 'drop') {
    addDrops(list, position);
  } else {
    addPieceMoves(list, position, placement);
    const king = firstSite(placement, pieceOf(KING, turn));
    const isMated =
      !addKingPromotions(list, position) && isAttackedAt(board, king, turn) && !canEscape(position, list);
    if (isMated) return win(otherSide(turn), 'checkmate');
  }
  return list.count === 0 ? STALEMATE : null;
}

const statusAlone = statusBy<TnsPosition, TnsMove>(kinds.length, look, moveOf);

/** The ends, in the order in which they are checked: those by king, by repetition, and by stalemate (TNS, repetition). */
export function status(position: TnsPosition, history: readonly TnsPosition[]): Status<TnsMove> {
  const alone = statusAlone(position);
  if (alone.outcome && alone.outcome !== STALEMATE) return alone;
  const repeated = fivefold(position, history, sameness);
  if (repeated) return over(repeated);
  return position.stage === 'drop' ? { ...alone, forbidden: forbiddenDrops(position) } : alone;
}

export const claims = (position: TnsPosition, history: readonly TnsPosition[]): DrawReason[] =>
  threefoldClaim(position, history, sameness);

export function endRule({ reason }: Outcome): string {
  if (reason === 'king-promoted') return 'king-promotion';
  return reason === 'fivefold' || reason === 'threefold' ? 'repetition' : 'checkmate';
}
