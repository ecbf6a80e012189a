import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Point } from '../../engine/topology/site.ts';

const CORNER: Point = [0, 0];

/**
 * Where in the window the places of an element begin that has `position: fixed`: in the corner, unless the page of somebody
 * else transforms what is around it. It is measured once, when the element comes.
 */
export function useFixedOrigin(element: RefObject<Element | null>): Point {
  const [origin, setOrigin] = useState<Point>(CORNER);
  useLayoutEffect(() => {
    const around = element.current?.parentNode;
    if (!around) return;
    const probe = document.createElement('div');
    probe.style.cssText = 'position: fixed; top: 0; left: 0';
    around.append(probe);
    const { left, top } = probe.getBoundingClientRect();
    probe.remove();
    if (left !== 0 || top !== 0) setOrigin([left, top]);
  }, [element]);
  return origin;
}
