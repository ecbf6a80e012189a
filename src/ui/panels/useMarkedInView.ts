import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Keeps the move that is marked in a list of moves in its middle, and the keyboard on it, whenever what is shown or the
 * moves change.
 */
export function useMarkedInView(list: RefObject<HTMLElement | null>, shown: unknown, moves: unknown): void {
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // The list is one stop of the Tab key, and the keyboard in it goes along.
    if (box.contains(document.activeElement)) box.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    const marked = box.querySelector('[aria-current]');
    // It is told the first height too. What is said above the list takes room from it, and a row has its own height
    // only when it is in sight.
    const heights = new ResizeObserver(() => {
      scrollTo(box, marked);
    });
    heights.observe(box);
    if (marked) heights.observe(marked);
    return () => {
      heights.disconnect();
    };
  }, [list, shown, moves]);
}

/** Scrolls the list until the element is in its middle, or to its start for null. `scrollIntoView` would move the page too. */
function scrollTo(list: HTMLElement, element: Element | null): void {
  if (!element) {
    list.scrollTo(0, 0);
    return;
  }
  // `offsetTop` would be measured from the row: `content-visibility` makes the row the offset parent.
  const [around, box] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  list.scrollBy(
    box.left + box.width / 2 - (around.left + around.width / 2),
    box.top + box.height / 2 - (around.top + around.height / 2),
  );
}
