import { memo, useContext } from 'react';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { along, centreOf } from './geometry.ts';
import styles from './shapes.module.css';
import type { DrawnShape } from './ShapesContext.ts';
import { ShapesContext } from './ShapesContext.ts';

/** How far from the middle of its goal an arrow ends, as a share of the size of a figure there. */
const SHORT_OF_GOAL = 0.12;

/** The radius of a circle, as a share of the size of a figure, and how far the edges of a hollow one are from it. */
const RADIUS = 0.44;
const HALF_RING = 0.05;

/** Arrows and circles that somebody has drawn, and hollow ones of the computer. Colours differ in their dashes too; heads have none. */
export const Shapes = memo(function Shapes({ layout }: { readonly layout: Layout }) {
  const shapes = useContext(ShapesContext);
  return (
    <g className={styles.shapes} aria-hidden="true">
      {shapes.map((shape) => (
        <Shape key={`${String(shape.from)} ${String(shape.to)}`} layout={layout} shape={shape} />
      ))}
    </g>
  );
});

/** What the computer shows is hollow, and in none of the colours of a pen: it is not what somebody has drawn. */
const isComputers = ({ colour }: DrawnShape): boolean => colour === 'move' || colour === 'reply';

interface ShapeProps {
  readonly layout: Layout;
  readonly shape: DrawnShape;
}

function Shape({ layout, shape }: ShapeProps) {
  const { colour, from, to, figure } = shape;
  const hollow = isComputers(shape);
  const [x, y] = centreOf(layout, from);
  if (from === to) {
    const radius = RADIUS * shapeOf(layout.topology, from).size;
    const ring = [radius + HALF_RING, radius - HALF_RING].map(circleOf).join('');
    return (
      <g transform={`translate(${String(x)} ${String(y)})`}>
        {hollow ? (
          <path className={styles.hollow} data-colour={colour} d={ring} />
        ) : (
          <>
            <circle className={styles.casing} r={radius} />
            <circle data-colour={colour} r={radius} />
          </>
        )}
      </g>
    );
  }
  const [toX, toY] = centreOf(layout, to);
  const { length, transform } = along([x, y], [toX, toY]);
  const end = length - SHORT_OF_GOAL;
  if (!hollow) {
    const shaft = `M.2 0H${String(end)}`;
    const head = `M${String(end - 0.24)} -.18L${String(end)} 0l-.24 .18`;
    return (
      <g transform={transform}>
        <path className={styles.casing} d={shaft + head} />
        <path data-colour={colour} d={shaft} />
        <path className={styles.head} d={head} />
      </g>
    );
  }
  const neck = end - 0.28;
  const middle = (0.2 + neck) / 2 / length;
  return (
    <>
      <path
        className={styles.hollow}
        data-colour={colour}
        transform={transform}
        d={`M.2 -.08H${String(neck)}V-.22L${String(end)} 0 ${String(neck)} .22V.08H.2z`}
      />
      {figure !== undefined && (
        <g
          className={styles.figure}
          transform={`translate(${String(x + (toX - x) * middle)} ${String(y + (toY - y) * middle)})`}
        >
          <circle data-by={colour} r=".15" />
          <text dy=".09" textAnchor="middle">
            {figure}
          </text>
        </g>
      )}
    </>
  );
}

/** The path of a circle around the origin. */
function circleOf(radius: number): string {
  const r = String(radius);
  return `M${r} 0A${r} ${r} 0 1 0 -${r} 0A${r} ${r} 0 1 0 ${r} 0z`;
}
