import type { ReactNode } from 'react';
import { useContext } from 'react';
import { deferred } from '../deferred.tsx';
import type { Layout } from './geometry.ts';
import type { DrawnShape } from './ShapesContext.ts';
import { OverlayContext, ShapesContext } from './ShapesContext.ts';

/** Loaded on demand: at first nothing is drawn. */
const Shapes = deferred(async () => (await import('./Shapes.tsx')).Shapes);

function Drawing({ layout }: { readonly layout: Layout }) {
  const shapes = useContext(ShapesContext);
  return shapes.length > 0 && <Shapes layout={layout} shapes={shapes} />;
}

const overlay = { Drawing };

interface WithShapesProps {
  readonly shapes: readonly DrawnShape[];
  readonly children: ReactNode;
}

/** Puts arrows and circles on the boards inside it. */
export const WithShapes = ({ shapes, children }: WithShapesProps) => (
  <OverlayContext value={overlay}>
    <ShapesContext value={shapes}>{children}</ShapesContext>
  </OverlayContext>
);
