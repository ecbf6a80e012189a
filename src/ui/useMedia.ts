import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query applies; the component rerenders when that changes. */
export function useMedia(media: string): boolean {
  const query = useMemo(() => matchMedia(media), [media]);
  const follow = useCallback(
    (onChange: () => void) => {
      query.addEventListener('change', onChange);
      return () => {
        query.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(follow, () => query.matches);
}
