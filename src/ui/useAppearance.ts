import { useEffect } from 'react';
import { useHighContrast } from './useHighContrast.ts';
import { useSettings } from './useSettings.ts';

/** Passes the settings to the style sheets, or the system’s preferences where the settings defer to them. */
export function useAppearance() {
  const { theme, patterns, animation } = useSettings();
  const isHigh = useHighContrast();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.contrast = isHigh ? 'more' : 'usual';
    dataset.patterns = patterns ? 'on' : 'off';
    dataset.animation = animation ? 'on' : 'off';
  }, [theme, isHigh, patterns, animation]);
}
