import { memo } from 'react';
import type { Held } from '../../engine/rules/hand.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { PieceSet } from './PieceFigure.tsx';
import { PieceFigure } from './PieceFigure.tsx';
import * as strip from '#words/ui/strip.ts';
import styles from './hand.module.css';
import { classes } from './classes.ts';

interface HeldFigureProps {
  readonly variant: Variant;
  readonly held: Held;
  readonly set: PieceSet;
  /** Whether the board is seen from Black’s side. */
  readonly flipped: boolean;
}

/** Whether the same would be drawn: each position has its list of pieces in hand, and most moves change nothing in it. */
const looksTheSame = (one: HeldFigureProps, other: HeldFigureProps): boolean =>
  one.variant === other.variant &&
  one.set === other.set &&
  one.flipped === other.flipped &&
  one.held.piece === other.held.piece &&
  one.held.count === other.held.count &&
  one.held.turnsLeft === other.held.turnsLeft &&
  one.held.due === other.held.due;

/** Pieces in hand in a unit square around the origin: their figure, with how many there are or the turns left for one. */
export const HeldFigure = memo(function HeldFigure({ variant, held, set, flipped }: HeldFigureProps) {
  const { piece, count, turnsLeft, due } = held;
  return (
    <>
      <g transform={placeOf(held)}>
        <PieceFigure set={set} variant={variant} piece={piece} flipped={flipped} />
      </g>
      {turnsLeft !== null && (
        <text className={classes(styles.turns, due && styles.dueTurns)} y={0.43} textAnchor="middle">
          {strip.turns(turnsLeft)}
        </text>
      )}
      {count > 1 && <Count of={count} />}
    </>
  );
}, looksTheSame);

/** Where a figure is: above the turns left, or aside from the number. */
function placeOf({ turnsLeft, count }: Held): string | undefined {
  if (turnsLeft !== null) return 'translate(0 -.12) scale(.76)';
  return count > 1 ? 'translate(-.06 -.06) scale(.88)' : undefined;
}

/** The height of a badge. */
const HEIGHT = 0.4;
/** From the middle of a digit to its foot. */
const FOOT = 0.115;
const DIGIT = 0.19;
/** Where a badge ends at the right, and its middle from above. */
const RIGHT = 0.63;
const MIDDLE = 0.42;

/** How many pieces there are, at the lower right corner, so that the figure is seen whole. */
export function Count({ of }: { readonly of: number }) {
  const text = `×${String(of)}`;
  const width = text.length * DIGIT + 0.16;
  return (
    <g className={styles.badge} transform={`translate(${String(RIGHT - width / 2)} ${String(MIDDLE)})`}>
      <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
      <text y={FOOT} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
