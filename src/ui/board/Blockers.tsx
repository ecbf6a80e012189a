import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { onSite, signScale } from './geometry.ts';
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
  const placed = (site: Site) => onSite(layout, site, signScale(layout, site));
  return (
    <g className={styles.culprits} aria-hidden="true">
      {tried !== NO_SITE && <path transform={placed(tried)} d="M-.2 -.2 .2 .2M-.2 .2 .2 -.2" />}
      {blockers.map((site) => (
        <circle key={site} transform={placed(site)} r="0.44" />
      ))}
    </g>
  );
}
