import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** The margin around the visible part of the page within which an element counts as near. */
const MARGIN = '10%';

/** Whether an element has ever come near the visible part of the page. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, isNear]);
  return isNear;
}
