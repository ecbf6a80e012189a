import type { ComponentType } from 'react';
import { memo } from 'react';
import type { Piece } from '../../engine/rules/piece.ts';
import { sideOf } from '../../engine/rules/piece.ts';
import { WHITE } from '../../engine/rules/side.ts';
import type { Pictured, Variant } from '../../engine/rules/variant.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

/** What boards and pieces are drawn from. Only a whole variant knows how its pieces move. */
export type Drawable = Variant | Pictured;

export interface FigureProps {
  readonly variant: Drawable;
  readonly piece: Piece;
  /** Whether it is upside down. */
  readonly turned: boolean;
  /** Whether Black sits below: a piece’s moves are shown in their directions on the board. */
  readonly flipped: boolean;
}

/** How pieces are drawn: a component that draws one, on a grid of 48 by 48. */
export type PieceSet = ComponentType<FigureProps>;

interface PieceFigureProps extends Pick<FigureProps, 'variant' | 'piece'> {
  readonly set: PieceSet;
  readonly turned?: boolean;
  readonly flipped?: boolean;
}

/** Scales the figures’ grid of 48 to a square of 1. */
const SCALE = 0.0213;

/** A piece as drawn by a set, one unit wide, centred on the origin of the surrounding drawing. */
export const PieceFigure = memo(function PieceFigure({
  set: Figure,
  variant,
  piece,
  turned = false,
  flipped = false,
}: PieceFigureProps) {
  return (
    <g
      className={classes(styles.piece, sideOf(piece) === WHITE ? styles.white : styles.black)}
      transform={`scale(${String(turned ? -SCALE : SCALE)}) translate(-24 -24.5)`}
    >
      <Figure variant={variant} piece={piece} turned={turned} flipped={flipped} />
    </g>
  );
});
