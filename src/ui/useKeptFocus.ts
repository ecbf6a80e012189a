import { useEffect } from 'react';

/** What the keyboard can come to. A text field is left out: on a phone it would open the keys. */
const STOPS =
  'button:not(:disabled, [tabindex="-1"]), a[href], select:not(:disabled), summary, [tabindex="0"], [role=tab]';

/** Where the focus was: an element, those around it from the inside out, and its middle in the window. */
interface Place {
  readonly element: Element;
  readonly around: readonly Element[];
  readonly middle: readonly [x: number, y: number];
}

/**
 * Keeps the keyboard focus on the page. When the element that has it goes away, as a question does with its
 * answer, a browser would begin again at the top of the page. Instead, the nearest control in what remains takes
 * it; on another screen, the board or else the heading.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let place: Place | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) place = placeOf(target);
    };
    // Whoever clicks beside all controls wants none; one that is clicked gets the focus next.
    const forget = () => {
      place = null;
    };
    const keep = () => {
      if (!place || place.element.isConnected || document.activeElement !== document.body) return;
      // Until the next screen has loaded there is none.
      successorOf(place)?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(keep);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}

function placeOf(element: Element): Place {
  const around: Element[] = [];
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement)
    around.push(outer);
  return { element, around, middle: middleOf(element) };
}

function middleOf(element: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** What takes the focus after an element that has gone; null while there is nothing. */
function successorOf({ around, middle: [x, y] }: Place): HTMLElement | SVGElement | null {
  // The outermost one is there whatever the app shows.
  for (const outer of around.slice(0, -1)) {
    if (!outer.isConnected) continue;
    const stops = [...outer.querySelectorAll<HTMLElement | SVGElement>(STOPS)].filter(
      (stop) => stop.getClientRects().length > 0,
    );
    const distance = (stop: Element) => {
      const [left, top] = middleOf(stop);
      return Math.hypot(left - x, top - y);
    };
    const [nearest] = stops.sort((a, b) => distance(a) - distance(b));
    if (nearest) return nearest;
  }
  return document.querySelector<SVGElement>('[data-site][tabindex="0"]') ?? headingToFocus();
}

/** The heading of the screen, made able to take the focus; null if there is none yet. */
function headingToFocus(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
