import type { Held } from '../../engine/rules/hand.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { PieceSet } from './PieceFigure.tsx';
import { PieceFigure } from './PieceFigure.tsx';
import styles from './hand.module.css';
import { classes } from './classes.ts';

interface HeldFigureProps {
  readonly variant: Variant;
  readonly held: Held;
  readonly set: PieceSet;
  /** Whether the board is seen from Black’s side. */
  readonly flipped: boolean;
}

/**
 * Pieces in hand in a unit square around the origin: their figure, with how many there are and the turns left
 * for one. The two numbers differ in shape and place.
 */
export function HeldFigure({ variant, held, set, flipped }: HeldFigureProps) {
  const { piece, count, turnsLeft, due } = held;
  return (
    <>
      <g className={styles.figure}>
        <PieceFigure set={set} variant={variant} piece={piece} flipped={flipped} />
      </g>
      {count > 1 && <Count of={count} />}
      {turnsLeft !== null && <Stopwatch turns={turnsLeft} due={due} />}
    </>
  );
}

/** The height of a badge. */
const HEIGHT = 0.44;
/** From the middle of a digit to its foot. */
const FOOT = 0.115;
const DIGIT = 0.2;

/** How many pieces there are, at the lower right of the figure. */
export function Count({ of }: { readonly of: number }) {
  const text = `×${String(of)}`;
  const width = text.length * DIGIT + 0.18;
  return (
    <g className={styles.badge} transform={`translate(${String(0.58 - width / 2)} 0.34)`}>
      <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
      <text y={FOOT} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

interface StopwatchProps {
  readonly turns: number;
  /** Whether the piece must be dropped before the turn can end. */
  readonly due: boolean;
}

/** The turns left for a piece, on a stopwatch at the upper right of the figure. */
function Stopwatch({ turns, due }: StopwatchProps) {
  return (
    <g className={classes(styles.badge, due && styles.dueBadge)} transform="translate(.31 -.2)">
      <path d="M-.13 -.4h.26v.12h-.07v.1h-.12v-.1h-.07z" />
      <circle r={HEIGHT / 2 + 0.01} />
      <text y={FOOT} textAnchor="middle">
        {due ? '!' : turns}
      </text>
    </g>
  );
}
