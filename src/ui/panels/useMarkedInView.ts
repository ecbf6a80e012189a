import type { RefObject } from 'react';
import { useEffect } from 'react';

/** The way in which a list of moves goes on. */
type Axis = 'x' | 'y';

/**
 * Keeps the move that is marked in a list of moves in its middle, and the keyboard on it, whenever what is shown or the
 * moves change.
 */
export function useMarkedInView(
  list: RefObject<HTMLElement | null>,
  along: Axis,
  shown: unknown,
  moves: unknown,
): void {
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // The list is one stop of the Tab key, and the keyboard in it goes along.
    if (box.contains(document.activeElement)) box.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    const marked = box.querySelector('[aria-current]');
    // It is told the first height too. What is said above the list takes room from it, and a row has its own height
    // only when it is in sight.
    const heights = new ResizeObserver(() => {
      scrollTo(box, along, marked);
    });
    heights.observe(box);
    if (marked) heights.observe(marked);
    return () => {
      heights.disconnect();
    };
  }, [list, along, shown, moves]);
}

const EDGES = { x: ['left', 'right'], y: ['top', 'bottom'] } as const;

/**
 * Scrolls the list until the element is about in its middle and no move is cut off at its start, or to its start for null.
 * `scrollIntoView` would move the page too.
 */
function scrollTo(list: HTMLElement, along: Axis, element: Element | null): void {
  const [first, last] = [list.firstElementChild, list.lastElementChild];
  if (!element || !first || !last) {
    list.scrollTo(0, 0);
    return;
  }
  // `offsetTop` would be measured from the row: `content-visibility` makes the row the offset parent.
  const [from, to] = EDGES[along];
  const around = list.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const scrolled = along === 'x' ? list.scrollLeft : list.scrollTop;
  const startOf = (item: Element) => item.getBoundingClientRect()[from] - around[from];
  // Moves in a line fade out where they begin; rows do not.
  const before = along === 'x' ? startOf(first) + scrolled : 0;
  const toMiddle = (box[from] + box[to] - around[from] - around[to]) / 2;
  const toEnd = last.getBoundingClientRect()[to] + before - around[to];
  const wanted = Math.min(toMiddle, toEnd);
  const items = along === 'x' ? [...list.querySelectorAll('li, li button')] : [...list.children];
  const start = items.find((item) => startOf(item) - before >= wanted);
  const toStart = !start || wanted <= -scrolled ? -scrolled : startOf(start) - before;
  const isIn = box[from] - toStart >= around[from] && box[to] - toStart <= around[to];
  // A long item may have to be cut off.
  const by = isIn ? toStart : wanted;
  list.scrollBy(along === 'x' ? { left: by } : { top: by });
}
