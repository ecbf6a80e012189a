import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Site } from '../../engine/topology/site.ts';
import type { Beside, NoteSize } from './beside.ts';
import { besideSite } from './beside.ts';
import type { Layout } from './geometry.ts';

/**
 * The style of a note in the frame of the board that is to lie beside a site; it follows the sizes of both. It leaves the
 * board only if the frame is not in a part of the page that scrolls, which would cut it off.
 */
export function useBeside(
  note: RefObject<HTMLElement | null>,
  layout: Layout,
  site: Site,
  beside: Omit<Beside, 'size'>,
) {
  const [size, setSize] = useState<NoteSize | null>(null);
  const [isCut, setCut] = useState(true);
  useLayoutEffect(() => {
    const element = note.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const around = frame.parentElement;
    const sizes = new ResizeObserver(() => {
      setCut(around !== null && getComputedStyle(around).overflowY !== 'visible');
      const squares = layout.width / frame.offsetWidth;
      setSize({ width: element.offsetWidth * squares, height: element.offsetHeight * squares });
    });
    sizes.observe(element);
    sizes.observe(frame);
    return () => {
      sizes.disconnect();
    };
  }, [note, layout]);
  return besideSite(layout, site, { ...beside, size, mayLeave: beside.mayLeave === true && !isCut });
}
