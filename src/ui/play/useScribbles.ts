import { useMemo, useState } from 'react';
import type { Position } from '../../engine/rules/position.ts';
import { positionAt } from '../../engine/game/game.ts';
import type { Shape } from '../../engine/tree/shape.ts';
import { toggled } from '../../engine/tree/shape.ts';
import type { DrawnShape } from '../board/Shapes.tsx';
import { drawnShapes } from '../game/drawnShapes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useDrawing } from '../game/useDrawing.ts';

/** Arrows and circles that are not kept: they are there as long as nothing is drawn on another position. */
export function useScribbles() {
  const { topology } = usePlay((state) => state.game.variant);
  const position: Position = usePlay(({ game, cursor }) => positionAt(game, cursor));
  const [drawn, setDrawn] = useState({ on: position, shapes: NONE });
  const scribbles = drawn.on === position ? drawn.shapes : NONE;
  const drawing = useDrawing((shape) => {
    setDrawn({ on: position, shapes: toggled(scribbles, shape) });
  });
  const shapes: readonly DrawnShape[] = useMemo(
    () => drawnShapes(topology, scribbles),
    [topology, scribbles],
  );
  return { shapes, drawing };
}

const NONE: readonly Shape[] = [];
