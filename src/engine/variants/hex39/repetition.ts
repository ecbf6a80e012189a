import type { Sameness } from '../../rules/past.ts';
import { pliesOf } from '../../rules/past.ts';
import type { Position } from '../../rules/position.ts';
import type { Reason } from '../../rules/reason.ts';
import { because } from '../../rules/reason.ts';

const sameBoards: Sameness<Position> = {
  keyOf: ({ board: pieces, turn }) => pieces.reduce((key, piece) => (Math.imul(key, 31) + piece) | 0, turn),
  isSame: (one, other) =>
    one.turn === other.turn && one.board.every((piece, site) => piece === other.board[site]),
};

/** Which position of the past this one repeats, the start being 0; -1 for none (Hex 39, repetition). */
export const repeated = (past: readonly Position[], position: Position): number =>
  pliesOf(past, position, sameBoards)[0] ?? -1;

/** That a move would lead to the position after so many moves again (Hex 39, repetition). */
export function wouldRepeat(ply: number): Reason {
  const when = ply === 0 ? 'at the start' : `after move ${String(ply)}`;
  return because(
    'would repeat',
    'repetition',
    `That would repeat the position ${when}; no position may occur twice.`,
  );
}
