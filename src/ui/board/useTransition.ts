import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { at } from '../../engine/at.ts';
import type { Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Transition } from '../../store/playStore.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';

const DURATION = 200;

export interface SetDown {
  readonly site: Site;
  readonly transition: number;
}

/** Lets the pieces glide to where the transition's effects have put them, and others appear. */
export function useTransition(
  drawing: RefObject<SVGSVGElement | null>,
  layout: Layout,
  transition: Transition | null,
  /** Where a piece was set down by hand, and the transition that came of it: it need not glide there. */
  setDown: RefObject<SetDown | null>,
): void {
  const id = transition?.id;
  useLayoutEffect(() => {
    if (!transition || !drawing.current || isStill()) return;
    const root = drawing.current;
    const pieceAt = (site: Site) => root.querySelector(`[data-piece-at="${String(site)}"]`);
    for (const effect of transition.effects)
      switch (effect.kind) {
        case 'shift':
          effect.from.forEach((from, i) => {
            const to = at(effect.to, i);
            if (to === setDown.current?.site && id === setDown.current.transition) return;
            const [fromX, fromY] = centreOf(layout, from);
            const [toX, toY] = centreOf(layout, to);
            const { size } = shapeOf(layout.topology, to);
            const start = `translate(${String((fromX - toX) / size)}px, ${String((fromY - toY) / size)}px)`;
            pieceAt(to)?.animate([{ transform: start }, { transform: 'none' }], {
              duration: DURATION,
              easing: 'ease-out',
            });
          });
          break;
        case 'put':
          pieceAt(effect.site)?.animate([{ opacity: 0 }, { opacity: 1 }], DURATION);
          break;
        case 'lift':
        case 'hand':
        case 'ground':
          break;
      }
    // A transition is shown once, however often the board is drawn again or turned.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}

/** Whether the players or their system want no motion. */
function isStill(): boolean {
  return (
    document.documentElement.dataset.animation === 'off' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
