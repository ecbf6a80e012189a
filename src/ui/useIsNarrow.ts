import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 599px)');

const follow = (onChange: () => void): (() => void) => {
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
};

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = (): boolean => useSyncExternalStore(follow, () => query.matches);
