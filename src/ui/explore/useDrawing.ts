import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import type { Choice } from '../../engine/rules/move.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Colour } from '../../engine/tree/notes.ts';
import { choiceUnder } from '../board/underPointer.ts';
import { useExploreStore } from './ExploreContext.ts';

const RIGHT = 2;

/** Draws with the right button of a mouse: from one place to another for an arrow, on one place for a circle. */
export function useDrawing() {
  const store = useExploreStore();
  const from = useRef<string | null>(null);
  const nameOf = (choice: Choice | null): string | null =>
    choice?.kind === 'site' ? shapeOf(store.getState().study.tree.variant.topology, choice.site).name : null;
  return {
    onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
      from.current = event.button === RIGHT ? nameOf(choiceUnder(event)) : null;
      if (from.current !== null) event.stopPropagation();
    },
    onPointerUpCapture: (event: PointerEvent<HTMLElement>) => {
      const to = event.button === RIGHT ? nameOf(choiceUnder(event)) : null;
      if (from.current !== null && to !== null)
        store.getState().draw({ colour: colourFor(event), from: from.current, to });
      from.current = null;
    },
    onContextMenuCapture: (event: MouseEvent<HTMLElement>) => {
      if (nameOf(choiceUnder(event)) === null) return;
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
