import type { ReactNode } from 'react';
import type { DrawnShape } from '../board/ShapesContext.ts';
import { OverlayContext, ShapesContext } from '../board/ShapesContext.ts';
import { deferred } from '../deferred.tsx';

const overlay = { Drawing: deferred(async () => (await import('../board/Shapes.tsx')).Shapes) };

interface WithShapesProps {
  readonly shapes: readonly DrawnShape[];
  readonly children: ReactNode;
}

/** Puts arrows and circles on the boards inside it. What draws them loads with the first. */
export const WithShapes = ({ shapes, children }: WithShapesProps) => (
  <OverlayContext value={shapes.length > 0 ? overlay : null}>
    <ShapesContext value={shapes}>{children}</ShapesContext>
  </OverlayContext>
);
