import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { LensView } from '../engine/rules/lens.ts';
import type { Position } from '../engine/rules/position.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { lensInUse, lensStore } from '../store/lens.ts';

/** Each view is computed once, for both the board and the panel beside it. */
const known = new WeakMap<Position, Map<string, LensView>>();

/**
 * What the current lens shows about a position; null without a position or a lens, or if the board lacks it.
 */
export function useLens(variant: Variant, position: Position | null): LensView | null {
  const id = useStore(lensStore, lensInUse);
  const lensesOf = useStore(lensStore, (state) => state.lensesOf);
  return useMemo(() => {
    const lens = lensesOf(variant).find((other) => other.id === id);
    if (!lens || !position) return null;
    const views = known.get(position) ?? new Map<string, LensView>();
    known.set(position, views);
    const view = views.get(lens.id) ?? lens.view(position);
    views.set(lens.id, view);
    return view;
  }, [variant, position, id, lensesOf]);
}
