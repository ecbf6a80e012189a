import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { attackLines, isAttacked } from '../../rules/attacks.ts';
import type { Kind } from '../../rules/piece.ts';
import { pieceOf } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import type { Board } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import { zones } from './board.ts';
import { droppableKinds, isDropSite, openShades } from './hands.ts';
import { actionDone, endTurn, pieceMoves, play } from './moves.ts';
import { KING, PROMOTED_KING, attacks } from './pieces.ts';
import type { TnsPosition } from './position.ts';

/** The site of that side's king; `NO_SITE` while it is in the enemy's hand. */
export const kingSite = (board: Board, side: Side): Site => board.indexOf(pieceOf(KING, side));

/** Whether that side has a king on the board and the enemy attacks it. */
export function isInCheck(board: Board, side: Side): boolean {
  const king = kingSite(board, side);
  return king !== NO_SITE && isAttacked(attacks[otherSide(side)], board, king);
}

/**
 * Whether the side to move, at the start of its turn, has an attacked king that no complete turn would save:
 * a move and drops, including compulsory ones (TNS, checkmate). Callers that have generated the pieces' moves
 * pass them; otherwise they are generated only if the king is attacked.
 */
export function isTrapped(position: TnsPosition, moves?: readonly PieceMove[]): boolean {
  const { board, turn } = position;
  return (
    isInCheck(board, turn) &&
    !(moves ?? pieceMoves(position)).some((move) => canSaveKing(play(position, move), turn))
  );
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
  actionDone(position, { kind: 'drop', to, into });

/** The given moves that bring the king of the side to move into its zone. */
export function kingMovesIntoZone({ board, turn }: TnsPosition, moves: readonly PieceMove[]): PieceMove[] {
  const king = kingSite(board, turn);
  return king === NO_SITE ? [] : moves.filter(({ from, to }) => from === king && zones[turn].has(to));
}

/** The moves that promote the king of the side to move, from all of its moves (TNS, promoting the king). */
export const kingPromotions = (position: TnsPosition, moves: readonly PieceMove[]): PieceMove[] =>
  kingMovesIntoZone(position, moves)
    .filter((move) => mayPromoteAfter(actionDone(position, move)))
    .map((move) => ({ ...move, into: PROMOTED_KING }));

/**
 * Whether a king that has just entered the zone may promote: nothing attacks it, or it would be trapped there
 * if the enemy passed.
 */
function mayPromoteAfter(moved: TnsPosition): boolean {
  return !isInCheck(moved.board, moved.turn) || isTrapped({ ...endTurn(moved), turn: moved.turn });
}
