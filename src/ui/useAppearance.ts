import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from './useSettings.ts';

const MORE_CONTRAST = '(prefers-contrast: more)';

function onContrastChange(listener: () => void) {
  const query = matchMedia(MORE_CONTRAST);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}

/** Passes the settings to the style sheets, or the system’s preferences where the settings defer to them. */
export function useAppearance() {
  const { theme, animation } = useSettings();
  const isAskedFor = useSyncExternalStore(onContrastChange, () => matchMedia(MORE_CONTRAST).matches);
  const isHigh = theme === 'high-contrast' || (theme === 'system' && isAskedFor);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.contrast = isHigh ? 'more' : 'usual';
    dataset.animation = animation ? 'on' : 'off';
  }, [theme, isHigh, animation]);
}
