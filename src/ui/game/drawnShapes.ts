import { siteNamed } from '../../engine/topology/topology.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import type { Shape } from '../../engine/tree/shape.ts';
import type { DrawnShape } from '../board/ShapesContext.ts';

/** Shapes with the sites of a board in the place of their names. */
export const drawnShapes = (topology: Topology, shapes: readonly Shape[]): readonly DrawnShape[] =>
  shapes.map(({ colour, from, to }) => ({
    colour,
    from: siteNamed(topology, from),
    to: siteNamed(topology, to),
  }));
