import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { attackLines, isAttacked } from '../../rules/attacks.ts';
import type { Kind } from '../../rules/piece.ts';
import { kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { Board } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import { KING, PROMOTED_KING, attacks, zones } from './army.ts';
import type { TnsPosition } from './hands.ts';
import { canDropAt, droppableKinds, turnEnded } from './hands.ts';
import type { TnsMove } from './moves.ts';
import { actionDone, pieceMoves, played } from './moves.ts';

/** Where that side's king stands, or `NO_SITE` while it is in the enemy's hand. */
export const kingSite = (board: Board, side: Side): Site => board.indexOf(pieceOf(KING, side));

/** Whether that side has a king on the board and the enemy attacks it. */
export function isInCheck(board: Board, side: Side): boolean {
  const king = kingSite(board, side);
  return king !== NO_SITE && isAttacked(attacks[otherSide(side)], board, king);
}

/**
 * Whether the side to move, which has yet to move, has an attacked king that none of its complete turns
 * would save: move and drops, compulsory ones included (TNS, checkmate).
 */
export function isTrapped(position: TnsPosition): boolean {
  const { board, turn } = position;
  return (
    isInCheck(board, turn) && !pieceMoves(position).some((move) => canSaveKing(played(position, move), turn))
  );
}

/** Whether that side, having moved, can end its turn with its king unattacked. */
function canSaveKing(position: TnsPosition, side: Side): boolean {
  const hasEnded = position.turn !== side;
  return hasEnded ? !isInCheck(position.board, side) : canDropToSafety(position);
}

/**
 * Whether drops can leave the king of the side to move unattacked. What it drops are enemy leapers: one
 * that does not attack the king can only help, by standing in an attacker's way.
 */
function canDropToSafety(position: TnsPosition): boolean {
  const { board, turn } = position;
  const lines = attackLines(attacks[otherSide(turn)], board, kingSite(board, turn));
  // Nothing comes between the king and its neighbour.
  if (lines.some((line) => line.length === 0)) return false;
  const [line] = lines;
  // What must be dropped spoils nothing: of 39 squares, 14 with pieces at most, there is always one from which it
  // does not attack the king; even for a ferz that is bound to one colour of them.
  if (!line) return true;
  return droppableKinds(position).some((kind) =>
    line.some(
      (site) => canDropAt(board, turn, kind, site) && canDropToSafety(afterDrop(position, kind, site)),
    ),
  );
}

const afterDrop = (position: TnsPosition, into: Kind, to: Site): TnsPosition =>
  actionDone(position, { kind: 'drop', from: NO_SITE, to, into });

/** The moves by which the king of the side to move is promoted (TNS, promoting the king). */
export function kingPromotions(position: TnsPosition): TnsMove[] {
  const king = kingSite(position.board, position.turn);
  if (king === NO_SITE) return [];
  return pieceMoves(position)
    .filter(({ from, to }) => from === king && zones[position.turn].has(to))
    .filter((move) => mayPromoteAfter(actionDone(position, move)))
    .map((move) => ({ ...move, into: PROMOTED_KING }));
}

/**
 * Whether a king that has just come to the zone may promote: nothing attacks it, or it would be trapped
 * there if the enemy passed.
 */
function mayPromoteAfter(moved: TnsPosition): boolean {
  return !isInCheck(moved.board, moved.turn) || isTrapped({ ...turnEnded(moved), turn: moved.turn });
}

/** Whose king has been promoted, if one has. */
export function promotedSide({ board }: TnsPosition): Side | null {
  const piece = board.find((other) => kindOf(other) === PROMOTED_KING);
  return piece === undefined ? null : sideOf(piece);
}

/** Whether the side to move has been checkmated: trapped, with no king to promote. */
export const isCheckmated = (position: TnsPosition): boolean =>
  position.stage === 'move' && isTrapped(position) && kingPromotions(position).length === 0;
