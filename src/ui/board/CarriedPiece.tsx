import type { Piece } from '../../engine/rules/piece.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { PieceFigure } from './PieceFigure.tsx';
import type { Carried } from './usePointer.ts';

interface CarriedPieceProps {
  readonly variant: Variant;
  readonly piece: Piece;
  readonly carried: Carried;
  /** Whether Black sits below. */
  readonly flipped?: boolean;
}

/** A piece under the pointer; above it where a finger would cover it. */
export function CarriedPiece({
  variant,
  piece,
  carried: { x, y, touch },
  flipped = false,
}: CarriedPieceProps) {
  return (
    <svg
      className={touch ? 'carried by-touch' : 'carried'}
      aria-hidden="true"
      viewBox="-0.5 -0.5 1 1"
      style={{ left: x, top: y }}
    >
      <PieceFigure variant={variant} piece={piece} flipped={flipped} />
    </svg>
  );
}
