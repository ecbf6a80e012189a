import type { Check } from '../../engine/game/checks.ts';
import type { Layout } from './geometry.ts';
import { along, centreOf } from './geometry.ts';
import styles from './marks.module.css';

/** How far from the middle of the king an arrow ends: at the rim of its figure. */
const SHORT_OF_KING = 0.43;
/** How long a head is; it is so narrow that those of two arrows stay apart. */
const HEAD = 0.24;

/** Arrows from the pieces that give check to the kings, above the glow of these and below the figures of both. */
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
          const tip = length - SHORT_OF_KING;
          return (
            <path
              key={`${String(other)} ${String(site)}`}
              transform={transform}
              d={`M0 .035H${String(tip - HEAD)}v.1L${String(tip)} 0l-${String(HEAD)}-.135v.1H0z`}
            />
          );
        }),
      )}
    </g>
  );
}
