import { useMemo, useState } from 'react';
import type { Position } from '../../engine/rules/position.ts';
import { positionAt } from '../../engine/game/game.ts';
import { NO_NOTES, toggleShape } from '../../engine/tree/notes.ts';
import type { DrawnShape } from '../board/Shapes.tsx';
import { drawnShapes } from '../game/drawnShapes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useDrawing } from '../game/useDrawing.ts';

/** Arrows and circles that are not kept: they are there as long as nothing is drawn on another position. */
export function useScribbles() {
  const { topology } = usePlay((state) => state.game.variant);
  const position: Position = usePlay(({ game, cursor }) => positionAt(game, cursor));
  const [drawn, setDrawn] = useState({ on: position, notes: NO_NOTES });
  const notes = drawn.on === position ? drawn.notes : NO_NOTES;
  const drawing = useDrawing((shape) => {
    setDrawn({ on: position, notes: toggleShape(notes, shape) });
  });
  const shapes: readonly DrawnShape[] = useMemo(() => drawnShapes(topology, notes.shapes), [topology, notes]);
  return { shapes, drawing };
}
