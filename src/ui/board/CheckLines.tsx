import type { Check } from '../../engine/game/checks.ts';
import type { Layout } from './geometry.ts';
import { along, centreOf } from './geometry.ts';
import styles from './marks.module.css';

/** How far from the middle of the king an arrow ends: beyond most of its figure. */
const SHORT_OF_KING = 0.36;

/** Arrows from the pieces that give check to the kings, below the figures of both. */
export function CheckLines({
  layout,
  checks,
}: {
  readonly layout: Layout;
  readonly checks: readonly Check[];
}) {
  if (checks.length === 0) return null;
  return (
    <g className={styles.checkLines} aria-hidden="true">
      {checks.flatMap(({ site, from }) =>
        from.map((other) => {
          const { length, transform } = along(centreOf(layout, other), centreOf(layout, site));
          const end = String(length - SHORT_OF_KING);
          return (
            <path
              key={`${String(other)} ${String(site)}`}
              transform={transform}
              d={`M0 0H${end}m-.22 -.16.22 .16-.22 .16`}
            />
          );
        }),
      )}
    </g>
  );
}
