import type { Piece } from '../../engine/rules/piece.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { PieceSet } from './PieceFigure.tsx';
import { PieceFigure } from './PieceFigure.tsx';
import type { Carried } from './usePointer.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

interface CarriedPieceProps {
  readonly set: PieceSet;
  readonly variant: Variant;
  readonly piece: Piece;
  readonly carried: Carried;
  /** Whether Black sits below. */
  readonly flipped?: boolean;
  /** Whether the player who drags it sits opposite. */
  readonly turned?: boolean;
}

/** A piece dragged under the pointer, or beyond it where a finger would cover it. */
export function CarriedPiece({
  set,
  variant,
  piece,
  carried: { x, y, touch },
  flipped = false,
  turned = false,
}: CarriedPieceProps) {
  return (
    <svg
      className={classes(styles.carried, touch && styles.byTouch, turned && styles.turned)}
      aria-hidden="true"
      viewBox="-0.5 -0.5 1 1"
      style={{ left: x, top: y }}
    >
      <PieceFigure set={set} variant={variant} piece={piece} flipped={flipped} turned={turned} />
    </svg>
  );
}
