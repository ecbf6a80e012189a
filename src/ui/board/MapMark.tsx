import type { MapSite } from '../../engine/rules/movementMap.ts';
import type { Point } from '../../engine/topology/site.ts';
import { along } from './geometry.ts';
import { CAPTURE_RING } from './Targets.tsx';
import styles from './movementMap.module.css';

interface MapMarkProps extends Pick<MapSite, 'how' | 'when'> {
  /** Whether it is drawn around a piece rather than on an empty site. */
  readonly around: boolean;
}

/**
 * The mark for a move to a site, centred on the origin of the surrounding drawing. A step is a square, a leap
 * a diamond, a slide a dot. It is filled if the piece can always move there, hollow if it can only move
 * without capturing, and crossed if it can only capture. Around whatever can be captured there is the ring that it has in a
 * game, wider than any figure; brackets surround what it guards.
 */
export function MapMark({ how, when, around }: MapMarkProps) {
  if (when === 'guarding')
    return (
      <path className={styles.way} d="M-.26 -.4H-.4V-.26M.26 -.4H.4V-.26M-.26 .4H-.4V.26M.26 .4H.4V.26" />
    );
  if (around)
    return (
      <g className={styles.way}>
        <path className={styles.under} d={CAPTURE_RING} />
        <path className={styles.ring} d={CAPTURE_RING} />
      </g>
    );
  return (
    <g className={styles.way} data-when={when}>
      <Shape how={how} />
      {when === 'capturing' && <path d="M-.075 -.075 .075 .075M.075 -.075 -.075 .075" />}
    </g>
  );
}

/** How far marks reach from the centre of a site; a diamond looks as large as the others if it reaches farther. */
const REACH = 0.15;
const HALF_SQUARE = REACH * 0.9;
const DIAMOND = String(REACH * 1.25);

function Shape({ how }: { readonly how: MapSite['how'] }) {
  switch (how) {
    case 'step':
      return (
        <rect
          x={-HALF_SQUARE}
          y={-HALF_SQUARE}
          width={2 * HALF_SQUARE}
          height={2 * HALF_SQUARE}
          rx={REACH * 0.2}
        />
      );
    case 'leap':
      return <path d={`M0 -${DIAMOND} ${DIAMOND} 0 0 ${DIAMOND} -${DIAMOND} 0z`} />;
    case 'slide':
      return <circle r={REACH} />;
  }
}

interface WayProps {
  readonly from: Point;
  readonly to: Point;
  /** Whether a piece stands on the last site and stops the line. */
  readonly isStopped: boolean;
}

/** From the centre of a site to where a line ends or begins beside its piece. */
const CLEAR = 0.42;

/** How far an arrow leads beyond the centre of a site as large as a square. */
const BEYOND = 0.36;

interface LineProps extends WayProps {
  /** The factor by which its last site, and so the way beyond it, is smaller than a square: names may stand there. */
  readonly scale?: number;
}

/**
 * The line of a slide: up to the piece that stops it, or a little beyond its last site, with an arrowhead.
 */
export function Line({ from, to, isStopped, scale = 1 }: LineProps) {
  const { length, transform } = along(from, to);
  const start = String(Math.min(CLEAR, length / 2));
  const way = isStopped
    ? `M${start} 0H${String(Math.max(length - CLEAR, length / 2))}`
    : `M${start} 0H${String(length + BEYOND * scale)}l-.11 -.09m.11 .09l-.11 .09`;
  return (
    <g className={styles.line} transform={transform}>
      <path className={styles.under} d={way} />
      <path d={way} />
    </g>
  );
}

/** The arc of a leap, which passes beside whatever lies between. */
export function Arc({ from, to, isStopped }: WayProps) {
  const { length, transform } = along(from, to);
  const way = `M${String(Math.min(0.3, length / 3))} -.08Q${String(length / 2)} ${String(-0.22 * length)} ${String(length - (isStopped ? CLEAR : 0.16))} -.06`;
  return (
    <g className={styles.arc} transform={transform}>
      <path className={styles.under} d={way} />
      <path d={way} />
    </g>
  );
}
