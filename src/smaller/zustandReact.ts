import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

type Readable<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>;

export function useStore<State>(store: Readable<State>): State;
export function useStore<State, Slice>(store: Readable<State>, select: (state: State) => Slice): Slice;

/**
 * Takes the place of zustand’s function of this name, which imports React as a whole, so that the build had to keep
 * all of it. Without `select` it is the whole state.
 */
export function useStore<State>(
  { getState, subscribe }: Readable<State>,
  select: (state: State) => unknown = (state) => state,
): unknown {
  return useSyncExternalStore(subscribe, () => select(getState()));
}
