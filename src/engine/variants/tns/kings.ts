import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { attackLines, isAttacked } from '../../rules/attacks.ts';
import type { Kind } from '../../rules/piece.ts';
import { pieceOf } from '../../rules/piece.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { addCode, newMoveList } from '../../rules/moveList.ts';
import { NOISY, fromOf, moveCode, toOf } from '../../rules/moveCode.ts';
import { placementOf } from '../../rules/placement.ts';
import type { Board } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import { takeBack, workingCopy } from '../../rules/workingBoard.ts';
import { isInZone } from './board.ts';
import { droppableKinds, isDropSite, openShades } from './hands.ts';
import { dropCode } from './move.ts';
import { actionDone, addPieceMoves, endTurn, playOn } from './moves.ts';
import { KING, PROMOTED_KING, attacks, kinds } from './pieces.ts';
import type { TnsPosition } from './position.ts';

/** The site of that side's king; `NO_SITE` while it is in the enemy's hand. */
export const kingSite = (board: Board, side: Side): Site => board.indexOf(pieceOf(KING, side));

/** Whether that side has a king on the board and the enemy attacks it. */
export const isInCheck = (board: Board, side: Side): boolean =>
  isAttackedAt(board, kingSite(board, side), side);

/** The same for a king on that site; `NO_SITE` if it is in the enemy’s hand. */
export const isAttackedAt = (board: Board, king: Site, side: Side): boolean =>
  king !== NO_SITE && isAttacked(attacks[otherSide(side)], board, king);

/**
 * Whether the side to move, at the start of its turn, has an attacked king that no complete turn would save:
 * a move and drops, including compulsory ones (TNS, checkmate).
 */
export function isTrapped(position: TnsPosition): boolean {
  if (!isInCheck(position.board, position.turn)) return false;
  const list = newMoveList();
  addPieceMoves(list, position, placementOf(position.board, kinds.length));
  return !canEscape(position, list);
}

/** Whether one of the moves of the pieces would save the attacked king of the side to move. */
export function canEscape(position: TnsPosition, { codes, count }: MoveList): boolean {
  const board = workingCopy(position.board);
  for (let i = 0; i < count; i++) {
    if (canSaveKing(playOn(position, codes[i] ?? 0, board), position.turn)) return true;
    takeBack(board, 0);
  }
  return false;
}

/** Whether that side, which has made its move, can end its turn with its king unattacked. */
function canSaveKing(position: TnsPosition, side: Side): boolean {
  const hasEnded = position.turn !== side;
  return hasEnded ? !isInCheck(position.board, side) : canDropToSafety(position);
}

/**
 * Whether drops can leave the king of the side to move unattacked. The dropped pieces are enemy leapers: one
 * that does not attack the king can only help, by blocking an attacker's line.
 */
function canDropToSafety(position: TnsPosition): boolean {
  const { board, turn } = position;
  const lines = attackLines(attacks[otherSide(turn)], board, kingSite(board, turn));
  // Nothing can stand between the king and its neighbour.
  if (lines.some((line) => line.length === 0)) return false;
  const [line] = lines;
  // Compulsory drops do no harm: at most 14 of the 39 squares have pieces, so there is always a square from
  // which the dropped piece does not attack the king, even for a ferz that is limited to one colour.
  if (!line) return true;
  return droppableKinds(position).some((kind) => {
    const isOpen = openShades(position, kind);
    return line.some(
      (site) => isDropSite(board, isOpen, site) && canDropToSafety(afterDrop(position, kind, site)),
    );
  });
}

const afterDrop = (position: TnsPosition, into: Kind, to: Site): TnsPosition =>
  actionDone(position, dropCode(into, to));

/** Whether a move from one square to another brings the king of the side to move into its zone. */
export const entersZone = ({ board, turn }: TnsPosition, from: Site, to: Site): boolean =>
  pieceAt(board, from) === pieceOf(KING, turn) && isInZone(to, turn);

/**
 * Adds the moves that promote the king of the side to move to the moves of its pieces (TNS, promoting the king); returns
 * whether there are any.
 */
export function addKingPromotions(list: MoveList, position: TnsPosition): boolean {
  const { count } = list;
  for (let i = 0; i < count; i++) {
    const code = list.codes[i] ?? 0;
    if (entersZone(position, fromOf(code), toOf(code)) && mayPromoteAfter(actionDone(position, code)))
      addCode(list, code | moveCode(0, 0, PROMOTED_KING) | NOISY);
  }
  return list.count > count;
}

/**
 * Whether a king that has just entered the zone may promote: nothing attacks it, or it would be trapped there
 * if the enemy passed.
 */
function mayPromoteAfter(moved: TnsPosition): boolean {
  return !isInCheck(moved.board, moved.turn) || isTrapped({ ...endTurn(moved), turn: moved.turn });
}
