import { shapeOf } from '../../engine/topology/topology.ts';
import type { Site } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';
import styles from './marks.module.css';

interface BlockersProps {
  readonly layout: Layout;
  /** Where one cannot go. */
  readonly tried: Site;
  /** Where stands what is at fault. */
  readonly blockers: readonly Site[];
}

/** What was tried in vain, crossed out, and what stands in its way, ringed. */
export function Blockers({ layout, tried, blockers }: BlockersProps) {
  const placed = (site: Site) => {
    const [x, y] = centreOf(layout, site);
    const size = shapeOf(layout.topology, site).size ** 0.7;
    return `translate(${String(x)} ${String(y)}) scale(${String(size)})`;
  };
  return (
    <g className={styles.culprits} aria-hidden="true">
      <path transform={placed(tried)} d="M-.2 -.2 .2 .2M-.2 .2 .2 -.2" />
      {blockers.map((site) => (
        <circle key={site} transform={placed(site)} r="0.44" />
      ))}
    </g>
  );
}
