import { at } from '../../at.ts';
import { PIECE_BITS, fromOf, isPieceCode, kindIn, moveCode, toOf } from '../../rules/moveCode.ts';
import type { Kind } from '../../rules/piece.ts';
import { NO_KIND } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { pieceMove } from '../../rules/pieceMove.ts';
import type { Site } from '../../topology/site.ts';
import { board } from './board.ts';
import { kinds } from './pieces.ts';

/** One action of a turn: a move, a drop, or ending the turn without dropping more. */
export type TnsMove =
  PieceMove | { readonly kind: 'drop'; readonly to: Site; readonly into: Kind } | { readonly kind: 'end' };

const END: TnsMove = { kind: 'end' };

/** The code of the end of a turn. A drop begins where it ends. */
export const END_CODE = 1 << PIECE_BITS;

export const dropCode = (into: Kind, to: Site): number => moveCode(to, to, into);
export const isDropCode = (code: number): boolean => isPieceCode(code) && fromOf(code) === toOf(code);

/** The code of a move. */
export function codeOf(move: TnsMove): number {
  switch (move.kind) {
    case 'end':
      return END_CODE;
    case 'drop':
      return dropCode(move.into, move.to);
    case 'move':
      return moveCode(move.from, move.to, move.into);
  }
}

/** Drops by kind, then by square; each is always the same object. */
const drops: readonly (readonly TnsMove[])[] = kinds.map((_, into) =>
  board.sites.map((_shape, to) => ({ kind: 'drop', to, into })),
);

/** The move of a code. */
export function moveOf(code: number): TnsMove {
  if (code === END_CODE) return END;
  const [from, to, into] = [fromOf(code), toOf(code), kindIn(code)];
  if (from === to) return at(at(drops, into), to);
  return into === NO_KIND ? pieceMove(from, to) : { kind: 'move', from, to, into };
}
