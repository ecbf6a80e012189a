import { useEffect, useState } from 'react';
import type { Reacher } from '../../engine/game/sideReach.ts';
import { sideReach, sideReachView } from '../../engine/game/sideReach.ts';
import type { LensView } from '../../engine/rules/lens.ts';
import type { Position } from '../../engine/rules/position.ts';
import { otherSide } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';

/** Milliseconds of trying moves before the browser may draw and answer. */
const SLICE = 8;

/** What was found, and where. */
interface Found {
  readonly position: Position;
  readonly reacher: Reacher;
  readonly view: LensView;
}

/**
 * What a side reaches in two turns, for a lens; null for nobody, and until it is found: it is looked for in slices between
 * which the page answers.
 */
export function useSideReach(variant: Variant, position: Position, reacher: Reacher | null): LensView | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (reacher === null) return;
    const side = reacher === 'mover' ? position.turn : otherSide(position.turn);
    const search = sideReach(variant, position, side);
    const tryMoves = () => {
      const end = performance.now() + SLICE;
      let next = search.next();
      while (!next.done && performance.now() < end) next = search.next();
      if (next.done) setFound({ position, reacher, view: sideReachView(side, next.value) });
      else timer = setTimeout(tryMoves);
    };
    let timer = setTimeout(tryMoves);
    return () => {
      clearTimeout(timer);
    };
  }, [variant, position, reacher]);
  return found?.position === position && found.reacher === reacher ? found.view : null;
}
