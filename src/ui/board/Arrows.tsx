import type { Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { along, centreOf } from './geometry.ts';
import styles from './marks.module.css';

/** From where something goes, and to where. */
export type Way = readonly [Site, Site];

interface ArrowsProps {
  readonly layout: Layout;
  readonly ways: readonly Way[];
}

/** Arrows in the gaps between figures. The edges of all of them are below all of them, since they may meet. */
export const Arrows = ({ layout, ways }: ArrowsProps) =>
  [styles.arrowEdge, styles.arrow].map((name) =>
    ways.map((way) => (
      <Arrow key={`${String(name)} ${way.join(' ')}`} name={name} layout={layout} way={way} />
    )),
  );

interface ArrowProps {
  readonly name: string | undefined;
  readonly layout: Layout;
  readonly way: Way;
}

/** From the middle of a figure to where an arrow is clear of it, for one as large as a square, and to where it ends at its goal. */
const CLEAR = 0.5;
const NEAR = 0.34;
/** The least length of an arrow, and the length of its head. */
const LEAST = 0.2;
const HEAD = 0.16;

/** An arrow in the gap between two figures. */
function Arrow({ name, layout, way: [from, to] }: ArrowProps) {
  const { length, transform } = along(centreOf(layout, from), centreOf(layout, to));
  // Where there is too little room, both ends give way alike.
  const room = Math.min(1, (length - LEAST) / (CLEAR + NEAR));
  const start = room * CLEAR * shapeOf(layout.topology, from).size;
  const end = length - room * NEAR * shapeOf(layout.topology, to).size;
  const neck = String(end - HEAD);
  return (
    <path
      className={name}
      transform={transform}
      d={`M${String(start)} -.05H${neck}V-.15L${String(end)} 0 ${neck} .15V.05H${String(start)}z`}
    />
  );
}
