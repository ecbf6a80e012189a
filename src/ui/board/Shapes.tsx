import { memo, useContext } from 'react';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { along, centreOf } from './geometry.ts';
import styles from './shapes.module.css';
import { ShapesContext } from './ShapesContext.ts';

/** How far from the middle of its goal an arrow ends, as a share of the size of a figure there. */
const SHORT_OF_GOAL = 0.12;

/** Arrows and circles that somebody has drawn. Colours differ in their dashes too; heads have none. */
export const Shapes = memo(function Shapes({ layout }: { readonly layout: Layout }) {
  const shapes = useContext(ShapesContext);
  if (shapes.length === 0) return null;
  return (
    <g className={styles.shapes} aria-hidden="true">
      {shapes.map(({ colour, from, to }) => {
        const key = `${String(from)} ${String(to)}`;
        const [x, y] = centreOf(layout, from);
        if (from === to) {
          const radius = 0.44 * shapeOf(layout.topology, from).size;
          return <circle key={key} data-colour={colour} cx={x} cy={y} r={radius} />;
        }
        const { length, transform } = along([x, y], centreOf(layout, to));
        const end = length - SHORT_OF_GOAL;
        return (
          <g key={key} transform={transform}>
            <path data-colour={colour} d={`M.2 0H${String(end)}`} />
            <path className={styles.head} d={`M${String(end - 0.24)} -.18L${String(end)} 0l-.24 .18`} />
          </g>
        );
      })}
    </g>
  );
});
