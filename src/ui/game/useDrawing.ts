import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import type { Choice } from '../../engine/rules/move.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Colour, Shape } from '../../engine/tree/shape.ts';
import { choiceUnder } from '../board/underPointer.ts';
import { usePlayStore } from './PlayContext.ts';

const RIGHT = 2;

/**
 * Draws with the right button of a mouse: from one place to another for an arrow, on one place for a circle. While
 * something is picked, the right button lets go of it instead.
 */
export function useDrawing(onDraw: (shape: Shape) => void) {
  const store = usePlayStore();
  const from = useRef<string | null>(null);
  const nameUnder = (event: MouseEvent<HTMLElement>): string | null => {
    const choice: Choice | null = event.button === RIGHT ? choiceUnder(event) : null;
    const { topology } = store.getState().document.game.variant;
    return choice?.kind === 'site' ? shapeOf(topology, choice.site).name : null;
  };
  const isDrawing = useRef(false);
  return {
    onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
      from.current = store.getState().selection ? null : nameUnder(event);
      isDrawing.current = from.current !== null;
      if (isDrawing.current) event.stopPropagation();
    },
    onPointerUpCapture: (event: PointerEvent<HTMLElement>) => {
      const to = nameUnder(event);
      if (from.current !== null && to !== null) onDraw({ colour: colourFor(event), from: from.current, to });
      from.current = null;
    },
    onContextMenuCapture: (event: MouseEvent<HTMLElement>) => {
      if (!isDrawing.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The colours by the keys that are held, as on other boards. */
function colourFor({ shiftKey, ctrlKey, altKey, metaKey }: MouseEvent): Colour {
  const isRed = shiftKey || ctrlKey;
  const isBlue = altKey || metaKey;
  if (isRed) return isBlue ? 'yellow' : 'red';
  return isBlue ? 'blue' : 'green';
}
