import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { positionAt } from '../../engine/game/game.ts';
import { drawWith } from '../../store/pen.ts';
import { scribblesOn, shapesOn } from '../../store/scribbles.ts';
import { pen as penSentences } from '#words/pen.ts';
import { addSentences } from '../../words/say.ts';
import type { Drawn } from '../game/drawing.ts';
import { drawingEvents, withPen } from '../game/drawing.ts';
import { drawnShapes } from '../game/drawnShapes.ts';
import { usePlay, usePlayStore } from '../game/PlayContext.ts';

// The sentences about the pen load with what draws.
addSentences(penSentences);

/** Draws on the board of the game. Calls `onDrawn` with what is drawn, for the screen to show. */
export function useScribbles(onDrawn: (drawn: Drawn) => void) {
  const game = usePlayStore();
  const { topology } = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  const [scribbles] = useState(() => scribblesOn(game));
  const [drawing] = useState(() => drawingEvents(game, scribbles));
  const pen = useStore(scribbles, (state) => state.pen);
  const shapes = useStore(scribbles, (state) => shapesOn(state, position));
  const takePen = useStore(scribbles, (state) => state.takePen);
  useEffect(() => drawWith(game, scribbles), [game, scribbles]);
  useLayoutEffect(() => {
    onDrawn({ shapes: drawnShapes(topology, shapes), drawing: withPen(drawing, pen) });
  }, [onDrawn, topology, shapes, drawing, pen]);
  return { pen, takePen, shapes };
}
