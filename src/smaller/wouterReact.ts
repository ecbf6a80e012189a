import { useCallback, useLayoutEffect, useRef } from 'react';

// Takes the place of wouter’s own file of what it needs of React. That one also serves older versions of React
// and servers, and asks for members by names that only running it tells, so that the build had to keep all of them.

export {
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  isValidElement,
  useContext,
  useLayoutEffect as useInsertionEffect,
  useLayoutEffect as useIsomorphicLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** The function of the last rendering, as one that never changes. */
export function useEvent<Arguments extends readonly unknown[], Returned>(
  run: (...given: Arguments) => Returned,
): (...given: Arguments) => Returned {
  const last = useRef(run);
  useLayoutEffect(() => {
    last.current = run;
  });
  return useCallback((...given: Arguments) => last.current(...given), []);
}
