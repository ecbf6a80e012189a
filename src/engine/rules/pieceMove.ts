import type { Site } from '../topology/site.ts';
import type { Effect } from './effect.ts';
import type { Move } from './move.ts';
import { fromOf, moveCode, toOf } from './moveCode.ts';
import type { Kind } from './piece.ts';
import { EMPTY, NO_KIND, pieceOf, sideOf } from './piece.ts';
import type { Position } from './position.ts';
import { pieceAt } from './position.ts';

/** The plainest move: a piece goes from one site to another by its own movement. */
export interface PieceMove extends Move {
  readonly kind: 'move';
  readonly from: Site;
  readonly to: Site;
  /** The kind it becomes; `NO_KIND` if it does not change. */
  readonly into: Kind;
}

/** Whether a move is the plainest kind: it changes nothing on the board but where it begins and ends. */
export const isPieceMove = (move: Move): move is PieceMove => move.kind === 'move';

/** Indexed by `from`, then `to`. Moves never change, so one object serves every position of every variant. */
const known: PieceMove[][] = [];

/** The move of a piece from one site to another without a change of kind. */
export function pieceMove(from: Site, to: Site): PieceMove {
  const row = (known[from] ??= []);
  return (row[to] ??= { kind: 'move', from, to, into: NO_KIND });
}

/** The code of such a move. */
export const pieceMoveCode = ({ from, to, into }: PieceMove): number => moveCode(from, to, into);

/** The move of such a code, if no piece changes its kind. */
export const pieceMoveOf = (code: number): PieceMove => pieceMove(fromOf(code), toOf(code));

/**
 * What a piece's move does to the board: it captures what stands on the target and may change the piece’s
 * kind.
 */
export function pieceMoveEffects({ board }: Position, { from, to, into }: PieceMove): Effect[] {
  const captured = pieceAt(board, to);
  const shift: Effect = { kind: 'shift', from: [from], to: [to] };
  const going: Effect[] = captured === EMPTY ? [shift] : [{ kind: 'lift', site: to, piece: captured }, shift];
  if (into === NO_KIND) return going;
  const piece = pieceAt(board, from);
  return [
    ...going,
    { kind: 'lift', site: to, piece },
    { kind: 'put', site: to, piece: pieceOf(into, sideOf(piece)) },
  ];
}
