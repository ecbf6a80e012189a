import { at } from '../../engine/at.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { kindOf } from '../../engine/rules/piece.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Tile } from './tiles.ts';
import { tileOf } from './tiles.ts';
import type { Way } from './ways.ts';
import { tokenFace } from './ways.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

interface WayMarksProps {
  readonly variant: Variant;
  readonly piece: Piece;
  /** Whether its moves point the opposite way from White’s, seen from below. */
  readonly isTurned: boolean;
}

/**
 * Distances from the centre of a tile, on the figures’ grid: to the ends of lines, and to the farthest sign.
 */
const EDGE = 15.8;
const ROOM = 12.8;
/** The greatest distance from one site to the next. */
const STEP = 10;
/** The distance from the centre at which lines begin beside a letter. */
const LETTER_ROOM = 9.4;
/** The size of a sign relative to the step, so that neighbouring signs stay apart. */
const DOT = 0.37;
const RING = 0.35;
const CROSS = 0.3;

/** The drawing on a token: the moves of its kind, and its letter if the moves alone do not identify it. */
export function WayMarks({ variant, piece, isTurned }: WayMarksProps) {
  const { ways, isLettered } = tokenFace(variant, kindOf(piece));
  const { letter } = at(variant.kinds, kindOf(piece));
  const tile = tileOf(variant);
  const step = stepOn(tile, ways);
  return (
    <>
      <g transform={`translate(24 24.5) scale(${isTurned ? '-1' : '1'})`}>
        {!isLettered && <rect className={styles.way} x="-3" y="-3" width="6" height="6" />}
        {ways.map((way) => (
          <WaySign
            key={JSON.stringify(way)}
            way={way}
            tile={tile}
            step={step}
            from={isLettered ? LETTER_ROOM : 0}
          />
        ))}
      </g>
      {isLettered && (
        <text className={styles.smallLetter} x="24" y="30.6" textAnchor="middle">
          {letter}
        </text>
      )}
    </>
  );
}

/** The distance between sites on the token: the greatest that leaves room for all signs. */
const stepOn = ({ distance }: Tile, ways: readonly Way[]): number =>
  Math.min(STEP, ...ways.filter(hasSign).map(({ to }) => ROOM / distance(to)));

/**
 * Whether a sign marks the first site of a way; a slide that begins at a neighbouring site has only its line.
 */
const hasSign = ({ to, isLine }: Way): boolean => !isLine || Math.hypot(...to) > 1.5;

interface WaySignProps {
  readonly way: Way;
  readonly tile: Tile;
  readonly step: number;
  readonly from: number;
}

/**
 * A line to the token’s edge, dashed if the piece there can only move or only capture. A single site has a
 * dot: hollow if only for moving, a cross if only for capturing. A line that begins with a leap begins at a
 * dot.
 */
function WaySign({ way, tile, step, from }: WaySignProps) {
  const { to, isLine, when } = way;
  const [x, y] = [to[0] * step, to[1] * step];
  const distance = tile.distance([x, y]);
  const start = hasSign(way) ? 1 : from / distance;
  const end = EDGE / distance;
  return (
    <>
      {hasSign(way) && <SiteSign x={x} y={y} step={step} when={when} />}
      {isLine && (
        <path
          className={styles.wayLine}
          data-when={when}
          d={`M${String(x * start)} ${String(y * start)}L${String(x * end)} ${String(y * end)}`}
        />
      )}
    </>
  );
}

interface SiteSignProps {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly when: Way['when'];
}

function SiteSign({ x, y, step, when }: SiteSignProps) {
  switch (when) {
    case 'always':
    case 'guarding':
      return <circle className={styles.way} cx={x} cy={y} r={DOT * step} />;
    case 'moving':
      return <circle className={classes(styles.wayLine, styles.ring)} cx={x} cy={y} r={RING * step} />;
    case 'capturing': {
      const arm = CROSS * step;
      const [across, back] = [String(2 * arm), String(-2 * arm)];
      return (
        <path
          className={styles.wayLine}
          d={`M${String(x - arm)} ${String(y - arm)}l${across} ${across}m0 ${back}l${back} ${across}`}
        />
      );
    }
  }
}
