import type { Site } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { outlineOf } from './geometry.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

interface CarriedOverProps {
  readonly layout: Layout;
  readonly site: Site;
  /** Whether the dragged piece can be set down there. */
  readonly isOpen: boolean;
}

/** Lights the site under a dragged piece. */
export function CarriedOver({ layout, site, isOpen }: CarriedOverProps) {
  return (
    <polygon
      className={classes(styles.carriedOver, isOpen && styles.open)}
      points={outlineOf(layout, site, 0.94)}
      data-passing
      aria-hidden="true"
    />
  );
}
