import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Scrolls a list sideways until the element that the selector finds in it is in its middle, whenever `chosen`
 * changes. `scrollIntoView` would move the page too.
 */
export function useChosenInView(
  list: RefObject<HTMLElement | null>,
  selector: string,
  chosen: string | number,
): void {
  useEffect(() => {
    const box = list.current;
    const found = box?.querySelector<HTMLElement>(selector);
    if (box && found) box.scrollTo({ left: found.offsetLeft - (box.clientWidth - found.offsetWidth) / 2 });
  }, [list, selector, chosen]);
}
