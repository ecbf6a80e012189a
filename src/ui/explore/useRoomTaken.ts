import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/**
 * Says in the style of an element’s parent, as `--lying-over`, how high the element is: what it may lie over has to know
 * where it begins, and its height depends on what is said.
 */
export function useRoomTaken(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const taking = element.current;
    const around = taking?.parentElement;
    if (!taking || !around) return;
    const heights = new ResizeObserver(() => {
      around.style.setProperty('--lying-over', `${String(taking.offsetHeight)}px`);
    });
    heights.observe(taking);
    return () => {
      heights.disconnect();
    };
  }, [element]);
}
