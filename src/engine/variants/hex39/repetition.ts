import { EMPTY } from '../../rules/piece.ts';
import { boardKey, pieceKey, turnKey } from '../../rules/key.ts';
import { playPieceMove } from '../../rules/plainMoves.ts';
import { mayHaveOccurred, pliesOf } from '../../rules/history.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { because } from '../../rules/reason.ts';
import { sameBoards } from '../../rules/repetition.ts';
import { BLACK, otherSide } from '../../rules/side.ts';
import type { Hex39Reason } from './message.ts';

/**
 * The ply of the earlier position that a move would repeat, where 0 is the start; -1 if none (Hex 39,
 * repetition).
 */
export const repeatedPly = (position: Position, history: readonly Position[], move: PieceMove): number =>
  pliesOf(history, playPieceMove(position, move), sameBoards)[0] ?? -1;

const NONE: readonly never[] = [];

/** The given moves that would repeat an earlier position (Hex 39, repetition). */
export function repeatingMoves(
  position: Position,
  history: readonly Position[],
  moves: readonly PieceMove[],
): readonly PieceMove[] {
  if (history.length === 0) return NONE;
  const { board, turn } = position;
  const key = boardKey(board) ^ turnKey(otherSide(turn));
  const mayOccur = mayHaveOccurred(history, sameBoards);
  return moves.filter((move) => {
    const { from, to } = move;
    // Captured pieces never come back, so a capture always leads to a new position.
    if (pieceAt(board, to) !== EMPTY) return false;
    const piece = pieceAt(board, from);
    const keyThen = key ^ pieceKey(from, piece) ^ pieceKey(to, piece);
    return mayOccur(keyThen) && repeatedPly(position, history, move) !== -1;
  });
}

/** The reason for a move that would repeat an earlier position, by its ply (Hex 39, repetition). */
export function wouldRepeat(history: readonly Position[], ply: number): Hex39Reason {
  // Nobody moved to the start.
  const [mover] = history.slice(ply - 1, ply);
  const round = 1 + history.slice(0, Math.max(0, ply - 1)).filter(({ turn }) => turn === BLACK).length;
  const after = mover ? { side: mover.turn, round } : null;
  return because('would repeat', 'repetition', { id: 'hex39/would-repeat', after });
}
