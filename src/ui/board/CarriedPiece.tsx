import type { KindInfo, Piece } from '../../engine/rules/piece.ts';
import { PieceFigure } from './PieceFigure.tsx';
import type { Carried } from './usePointer.ts';

interface CarriedPieceProps {
  readonly kinds: readonly KindInfo[];
  readonly piece: Piece;
  readonly carried: Carried;
  /** Whether it is carried by a player who sits opposite. */
  readonly turned: boolean;
}

/** A piece under the pointer; beyond it where a finger would cover it. */
export function CarriedPiece({ kinds, piece, carried: { x, y, touch }, turned }: CarriedPieceProps) {
  return (
    <svg
      className={`carried${touch ? ' by-touch' : ''}${turned ? ' turned' : ''}`}
      aria-hidden="true"
      viewBox="-0.5 -0.5 1 1"
      style={{ left: x, top: y }}
    >
      <PieceFigure kinds={kinds} piece={piece} turned={turned} />
    </svg>
  );
}
