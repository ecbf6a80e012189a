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
 * Pieces in hand in a unit square around the origin: their figure, with how many there are and, as a ring, the
 * turns left for one.
 */
export function HeldFigure({ variant, held, set, flipped }: HeldFigureProps) {
  const { piece, count, turnsLeft, turnsAtFirst, due } = held;
  return (
    <>
      {turnsLeft !== null && turnsAtFirst !== null && (
        <Turns left={turnsLeft} atFirst={turnsAtFirst} due={due} />
      )}
      <g className={styles.figure} transform={placeOf(held)}>
        <PieceFigure set={set} variant={variant} piece={piece} flipped={flipped} />
      </g>
      {turnsLeft !== null && <Badge text={String(turnsLeft)} right={0.58} middle={0.34} />}
      {count > 1 && <Count of={count} />}
    </>
  );
}

/** Where a figure is: inside the ring, or aside from the number. */
function placeOf({ turnsLeft, count }: Held): string | undefined {
  if (turnsLeft !== null) return 'scale(.88)';
  return count > 1 ? 'translate(-.06 -.06) scale(.88)' : undefined;
}

/** The height of a badge. */
const HEIGHT = 0.4;
/** From the middle of a digit to its foot. */
const FOOT = 0.115;
const DIGIT = 0.19;

/** How many pieces there are: at the corner, so that the figure is seen whole. */
export const Count = ({ of }: { readonly of: number }) => (
  <Badge text={`×${String(of)}`} right={0.63} middle={0.42} />
);

interface BadgeProps {
  readonly text: string;
  readonly right: number;
  readonly middle: number;
}

/** A short text at the lower right of the figure. */
function Badge({ text, right, middle }: BadgeProps) {
  const width = text.length * DIGIT + 0.16;
  return (
    <g className={styles.badge} transform={`translate(${String(right - width / 2)} ${String(middle)})`}>
      <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
      <text y={FOOT} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** The radius of the ring of turns, and how much of a turn’s arc is left open. */
const RADIUS = 0.47;
const OPEN = 0.16;

interface TurnsProps {
  readonly left: number;
  readonly atFirst: number;
  /** Whether the piece must be dropped before the turn can end. */
  readonly due: boolean;
}

/** The turns left for a piece: a ring around it with an arc for each turn, clockwise from the top. */
function Turns({ left, atFirst, due }: TurnsProps) {
  return (
    <g className={classes(styles.turns, due && styles.dueTurns)}>
      {Array.from({ length: atFirst }, (_, turn) => (
        <path
          key={turn}
          className={classes(turn < left && styles.left)}
          d={arcOf((turn + OPEN / 2) / atFirst, (turn + 1 - OPEN / 2) / atFirst)}
        />
      ))}
    </g>
  );
}

/** A part of the ring as an SVG path, between two shares of the way around. */
function arcOf(from: number, to: number): string {
  const pointAt = (share: number) =>
    `${String(RADIUS * Math.sin(share * 2 * Math.PI))} ${String(-RADIUS * Math.cos(share * 2 * Math.PI))}`;
  const isMore = to - from > 0.5 ? 1 : 0;
  return `M${pointAt(from)}A${String(RADIUS)} ${String(RADIUS)} 0 ${String(isMore)} 1 ${pointAt(to)}`;
}
