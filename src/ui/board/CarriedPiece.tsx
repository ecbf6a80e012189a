import type { KindInfo, Piece } from '../../engine/rules/piece.ts';
import { PieceFigure } from './PieceFigure.tsx';
import type { Carried } from './usePointer.ts';

interface CarriedPieceProps {
  readonly kinds: readonly KindInfo[];
  readonly piece: Piece;
  readonly carried: Carried;
}

/** A piece under the pointer; above it where a finger would cover it. */
export function CarriedPiece({ kinds, piece, carried: { x, y, touch } }: CarriedPieceProps) {
  return (
    <svg
      className={touch ? 'carried by-touch' : 'carried'}
      aria-hidden="true"
      viewBox="-0.5 -0.5 1 1"
      style={{ left: x, top: y }}
    >
      <PieceFigure kinds={kinds} piece={piece} />
    </svg>
  );
}
