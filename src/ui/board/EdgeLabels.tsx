import { memo } from 'react';
import type { EdgeLabel } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { LABEL_ROOM } from './geometry.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

/** From the middle of a label to its foot. */
const FOOT = 0.07;

/** The names of files and ranks at the edges of a board. */
export const EdgeLabels = memo(function EdgeLabels({ layout }: { readonly layout: Layout }) {
  return (
    <g aria-hidden="true">
      {layout.topology.edgeLabels.map((label) => {
        const { text, edge, isOfLine = false } = label;
        const [x, y] = placeOf(layout, label);
        return (
          <text
            key={edge + text}
            className={classes(styles.edgeLabel, isOfLine && styles.ofLine)}
            x={x}
            y={y + FOOT}
            textAnchor="middle"
          >
            {text}
          </text>
        );
      })}
    </g>
  );
});

/** Where a label stands: beside the board, before the first site of its rank, or below its file. */
function placeOf(
  { topology, flipped }: Layout,
  { edge, along, inset }: EdgeLabel,
): readonly [number, number] {
  const isBelow = edge === 'below';
  const place = flipped ? (isBelow ? topology.width : topology.height) - along : along;
  return isBelow ? [place, topology.height - inset + LABEL_ROOM / 2] : [inset - LABEL_ROOM / 2, place];
}
