import { at } from '../../engine/at.ts';
import type { Choice } from '../../engine/rules/move.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { kindOf } from '../../engine/rules/piece.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { PieceSet } from './PieceFigure.tsx';
import { PieceFigure } from './PieceFigure.tsx';
import { useFixedOrigin } from './useFixedOrigin.ts';
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

/** A piece dragged under the pointer, or beyond it where a finger would cover it, as large as on its site. */
export function CarriedPiece({
  set,
  variant,
  piece,
  carried: { choice, x, y, touch, square },
  flipped = false,
  turned = false,
}: CarriedPieceProps) {
  const [[left, top], measured] = useFixedOrigin();
  const size = square * sizeOf(variant, piece, choice);
  return (
    <svg
      ref={measured}
      className={classes(styles.carried, touch && styles.byTouch, turned && styles.turned)}
      aria-hidden="true"
      viewBox="-0.5 -0.5 1 1"
      style={{ left: x - left, top: y - top, width: size, height: size }}
    >
      <PieceFigure set={set} variant={variant} piece={piece} flipped={flipped} turned={turned} />
    </svg>
  );
}

/** The size of a piece, relative to a square, on the site it comes from or on one where it can be dropped. */
function sizeOf({ topology, kinds }: Variant, piece: Piece, from: Choice): number {
  if (from.kind === 'site') return shapeOf(topology, from.site).size;
  const { standsOn } = at(kinds, kindOf(piece));
  const site = topology.sites.findIndex(({ kind }) => standsOn === undefined || kind === standsOn);
  return shapeOf(topology, site).size;
}
