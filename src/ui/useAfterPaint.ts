import { useEffect, useState } from 'react';

/**
 * A value as it was when the page was last painted, and then the present one: for what may follow a click one frame after
 * its result, because it takes long to draw.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    // Effects run once the page has been painted.
    const timer = setTimeout(() => {
      setPainted(() => value);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
