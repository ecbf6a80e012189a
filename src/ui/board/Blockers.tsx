import { shapeOf } from '../../engine/topology/topology.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';
import styles from './marks.module.css';

interface BlockersProps {
  readonly layout: Layout;
  /** The site that was tried in vain; `NO_SITE` for none. */
  readonly tried: Site;
  /** The sites of the pieces in the way. */
  readonly blockers: readonly Site[];
}

/** Crosses out the site that was tried in vain and rings the pieces in the way. */
export function Blockers({ layout, tried, blockers }: BlockersProps) {
  const placed = (site: Site) => {
    const [x, y] = centreOf(layout, site);
    const size = shapeOf(layout.topology, site).size ** 0.7;
    return `translate(${String(x)} ${String(y)}) scale(${String(size)})`;
  };
  return (
    <g className={styles.culprits} aria-hidden="true">
      {tried !== NO_SITE && <path transform={placed(tried)} d="M-.2 -.2 .2 .2M-.2 .2 .2 -.2" />}
      {blockers.map((site) => (
        <circle key={site} transform={placed(site)} r="0.44" />
      ))}
    </g>
  );
}
