import type { Check } from '../../engine/game/checks.ts';
import type { Layout } from './geometry.ts';
import { along, centreOf } from './geometry.ts';
import styles from './marks.module.css';

/** How far from the middle of the king an arrow ends: at the rim of its figure. */
const SHORT_OF_KING = 0.43;
/** How long a head is; it is so narrow that those of two arrows stay apart. */
const HEAD = 0.24;

interface CheckLinesProps {
  readonly layout: Layout;
  readonly checks: readonly Check[];
}

/** Arrows from the pieces that give check to the kings, above the glow of these and below the figures of both. */
export function CheckLines({ layout, checks }: CheckLinesProps) {
  if (checks.length === 0) return null;
  return (
    <g className={styles.checkLines} aria-hidden="true">
      {checks.flatMap(({ site, from }) =>
        from.map((other) => {
          const start = centreOf(layout, other);
          const { length, transform } = along(start, centreOf(layout, site));
          const neck = length - SHORT_OF_KING - HEAD;
          return (
            <path
              key={`${String(other)} ${String(site)}`}
              transform={transform}
              d={`M0 .035V-.035H${String(neck)}v-.1l${String(HEAD)} .135-${String(HEAD)} .135v-.1z`}
            />
          );
        }),
      )}
    </g>
  );
}
