import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query applies; the component rerenders when that changes. */
export function useMedia(media: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => {
        query.removeEventListener('change', onChange);
      };
    },
    [media],
  );
  return useSyncExternalStore(follow, () => matchMedia(media).matches);
}
