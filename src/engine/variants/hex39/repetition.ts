import { EMPTY } from '../../rules/piece.ts';
import { boardKey, pieceKey, turnKey } from '../../rules/key.ts';
import { playPieceMove } from '../../rules/plainMoves.ts';
import { pliesOf, pliesByKey } from '../../rules/history.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { because } from '../../rules/reason.ts';
import { sameBoards } from '../../rules/repetition.ts';
import { otherSide } from '../../rules/side.ts';
import type { Hex39Reason } from './message.ts';

/** Which position of the past a move would repeat, the start being 0; -1 for none (Hex 39, repetition). */
export const repeatedPly = (position: Position, history: readonly Position[], move: PieceMove): number =>
  pliesOf(history, playPieceMove(position, move), sameBoards)[0] ?? -1;

/** The moves among those given that would repeat a position of the past (Hex 39, repetition). */
export function repeatingMoves(
  position: Position,
  history: readonly Position[],
  moves: readonly PieceMove[],
): PieceMove[] {
  const { board, turn } = position;
  const key = boardKey(board) ^ turnKey(otherSide(turn));
  const plies = pliesByKey(history, sameBoards);
  return moves.filter((move) => {
    const { from, to } = move;
    // Captured pieces never come back, so that what a capture leads to is new.
    if (pieceAt(board, to) !== EMPTY) return false;
    const piece = pieceAt(board, from);
    const keyThen = key ^ pieceKey(from, piece) ^ pieceKey(to, piece);
    return plies.has(keyThen) && repeatedPly(position, history, move) !== -1;
  });
}

/** That a move would lead to the position after so many moves again (Hex 39, repetition). */
export const wouldRepeat = (ply: number): Hex39Reason =>
  because('would repeat', 'repetition', { id: 'hex39/would-repeat', ply });
