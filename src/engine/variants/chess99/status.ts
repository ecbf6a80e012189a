import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { isAttacked } from '../../rules/attacks.ts';
import { statusBy } from '../../rules/listing.ts';
import type { MoveList } from '../../rules/moveList.ts';
import type { DrawReason, Outcome } from '../../rules/outcome.ts';
import { draw, win } from '../../rules/outcome.ts';
import { pieceOf } from '../../rules/piece.ts';
import type { Placement } from '../../rules/placement.ts';
import { firstSite, isNowhere, isSingle, placementOf } from '../../rules/placement.ts';
import type { Board } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Chess99Move } from './moves.ts';
import { listMoves, moveOf } from './moves.ts';
import { KING, attacks, kinds, movementOf } from './pieces.ts';
import type { Chess99Position } from './position.ts';
import { MOVE_LIMIT } from './position.ts';

/** The site of that side's king; `NO_SITE` if it has been captured. */
const kingSite = (board: Board, side: Side): Site => board.indexOf(pieceOf(KING, side));

/** Whether that side has a king that the other side could capture if it were to move. */
export const isInCheck = (board: Board, side: Side): boolean =>
  isCapturable(board, kingSite(board, side), side);

/** The same for a king on that site; `NO_SITE` if there is none. */
export const isCapturable = (board: Board, king: Site, side: Side): boolean =>
  king !== NO_SITE && isAttacked(attacks[otherSide(side)], board, king);

/** The outcome after the capture of that side’s king (Chess 99, end). */
function afterKingCapture(board: Board, placement: Placement, loser: Side): Outcome {
  const winner = otherSide(loser);
  if (isCapturable(board, firstSite(placement, pieceOf(KING, winner)), winner)) return draw('king-exposed');
  if (isSingle(placement, winner)) return draw('pyrrhic');
  return win(winner, 'king-captured');
}

const STALEMATE = draw('stalemate');

/** Lists the moves and gives the end: by a captured king or by the number of moves (Chess 99, end). */
export function look(position: Chess99Position, placement: Placement, list: MoveList): Outcome | null {
  const { board, turn, moveNumber } = position;
  if (isNowhere(placement, pieceOf(KING, turn))) return afterKingCapture(board, placement, turn);
  // The side that has captured the king is to move only after a pass.
  const enemy = otherSide(turn);
  if (isNowhere(placement, pieceOf(KING, enemy))) return afterKingCapture(board, placement, enemy);
  if (moveNumber > MOVE_LIMIT) return draw('move-limit');
  listMoves(position, placement, list);
  return list.count === 0 ? STALEMATE : null;
}

export const status = statusBy<Chess99Position, Chess99Move>(kinds.length, look, moveOf);

/** The draws that the player to move may claim (Chess 99, end). */
export function claims({ board, turn }: Chess99Position): DrawReason[] {
  if (!SIDES.every((side) => isInCheck(board, side))) return [];
  const own = kingSite(board, turn);
  const enemy = kingSite(board, otherSide(turn));
  const kingsTouch = movementOf(turn, KING).capture.leaps[own]?.includes(enemy) === true;
  const isBareKing = isSingle(placementOf(board, kinds.length), turn);
  return isBareKing && kingsTouch ? ['both-in-check', 'bare-king-capture'] : ['both-in-check'];
}
