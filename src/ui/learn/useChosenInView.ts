import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Scrolls a list, whenever `chosen` changes, until the element that the selector finds in it is in its middle from left to
 * right, and clear of its upper and lower ends. `scrollIntoView` would move the page too.
 */
export function useChosenInView(
  list: RefObject<HTMLElement | null>,
  selector: string,
  chosen: string | number,
): void {
  useEffect(() => {
    const box = list.current;
    const found = box?.querySelector(selector);
    if (!box || !found) return;
    const [around, within] = [box.getBoundingClientRect(), found.getBoundingClientRect()];
    // The ones before and after it are in sight, too, or what fades at the ends lies over those. They may take two lines.
    const beside = 2 * within.height;
    const below = within.bottom + beside - around.bottom;
    box.scrollBy({
      left: within.left - around.left - (around.width - within.width) / 2,
      top: below > 0 ? below : Math.min(0, within.top - beside - around.top),
    });
  }, [list, selector, chosen]);
}
