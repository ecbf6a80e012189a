import type { Site } from '../../engine/topology/site.ts';
import type { Check } from '../../engine/game/checks.ts';
import type { Layout } from './geometry.ts';
import { along, centreOf } from './geometry.ts';
import styles from './marks.module.css';

/** How far from the middle of the king an arrow ends: at the rim of its figure. */
const SHORT_OF_KING = 0.43;
/** How far from the middle of a dot on its way an arrow is interrupted. */
const CLEAR_OF_DOT = 0.22;
/** How long a head is; it is so narrow that those of two arrows stay apart. */
const HEAD = 0.24;

interface CheckLinesProps {
  readonly layout: Layout;
  readonly checks: readonly Check[];
  /** The sites with a dot, around which the arrows have gaps. */
  readonly dots?: readonly Site[];
}

/** Arrows from the pieces that give check to the kings, above the glow of these and below the figures of both. */
export function CheckLines({ layout, checks, dots = [] }: CheckLinesProps) {
  if (checks.length === 0) return null;
  return (
    <g className={styles.checkLines} aria-hidden="true">
      {checks.flatMap(({ site, from }) =>
        from.map((other) => {
          const start = centreOf(layout, other);
          const { length, transform } = along(start, centreOf(layout, site));
          const neck = length - SHORT_OF_KING - HEAD;
          // A dot is on the way if it lies in the same direction.
          const gaps = dots
            .map((dot) => along(start, centreOf(layout, dot)))
            .flatMap((way) => (way.transform === transform && way.length < neck ? [way.length] : []))
            .sort((a, b) => a - b);
          const ends = [0, ...gaps.flatMap((gap) => [gap - CLEAR_OF_DOT, gap + CLEAR_OF_DOT]), neck];
          return (
            <path
              key={`${String(other)} ${String(site)}`}
              transform={transform}
              d={`${shaft(ends)}M${String(neck)}-.135v.27l${String(HEAD)}-.135z`}
            />
          );
        }),
      )}
    </g>
  );
}

/** The parts of a shaft as an SVG path, each between two of its ends. */
const shaft = (ends: readonly number[]): string =>
  ends
    .map((end, i) => (i % 2 === 0 ? `M${String(end)} .035` : `H${String(end)}v-.07H${String(ends[i - 1])}z`))
    .join('');
