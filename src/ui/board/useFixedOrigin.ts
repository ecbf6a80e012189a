import { useCallback, useState } from 'react';
import type { Point } from '../../engine/topology/site.ts';

const CORNER: Point = [0, 0];

/**
 * Where in the window the places of an element begin that has `position: fixed`: in the corner, unless the page of somebody
 * else transforms what is around it. The ref is for that element; it is measured once, when it comes.
 */
export function useFixedOrigin(): readonly [origin: Point, ref: (element: Element | null) => void] {
  const [origin, setOrigin] = useState<Point>(CORNER);
  const measure = useCallback((element: Element | null) => {
    if (!element?.parentNode) return;
    const probe = document.createElement('div');
    probe.style.cssText = 'position: fixed; top: 0; left: 0';
    element.parentNode.append(probe);
    const { left, top } = probe.getBoundingClientRect();
    probe.remove();
    if (left !== 0 || top !== 0) setOrigin([left, top]);
  }, []);
  return [origin, measure];
}
