import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 599px)';

function onWidthChange(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(onWidthChange, () => matchMedia(PHONE).matches);
