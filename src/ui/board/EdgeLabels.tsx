import { memo } from 'react';
import type { EdgeLabel } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { LABEL_ROOM } from './geometry.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

/** How far from the edge of its hex a label inside the board stands: beside the piece there. */
const INSIDE = 0.17;
/** From the lowest corner of a hex to its middle. */
const CORNER = 1 / Math.sqrt(3);
/** From the middle of a label to its foot. */
const FOOT = 0.07;

/** The names of files and ranks at the edges of a board, below its pieces and above all marks. */
export const EdgeLabels = memo(function EdgeLabels({ layout }: { readonly layout: Layout }) {
  return (
    <g aria-hidden="true">
      {layout.topology.edgeLabels.map((label) => {
        const { text, edge, isOfLine = false, isInside = false } = label;
        const [x, y] = isInside ? insideAt(layout, label) : outsideAt(layout, label);
        return (
          <text
            key={edge + text}
            className={classes(styles.edgeLabel, isOfLine && styles.ofLine, isInside && styles.inside)}
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

/** How far along its edge a label is on the screen. */
const placeOf = ({ topology, flipped }: Layout, { edge, along }: EdgeLabel): number =>
  flipped ? (edge === 'below' ? topology.width : topology.height) - along : along;

function outsideAt(layout: Layout, label: EdgeLabel): readonly [number, number] {
  const place = placeOf(layout, label);
  return label.edge === 'below'
    ? [place, layout.topology.height - label.inset + LABEL_ROOM / 2]
    : [label.inset - LABEL_ROOM / 2, place];
}

/** A rank’s name is at the left in its first hex, a file’s at the right in its lowest. */
function insideAt(layout: Layout, label: EdgeLabel): readonly [number, number] {
  const place = placeOf(layout, label);
  return label.edge === 'below'
    ? [place + 0.5 - INSIDE, layout.topology.height - label.inset - CORNER]
    : [label.inset + INSIDE, place];
}
