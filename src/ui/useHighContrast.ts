import { useMedia } from './useMedia.ts';
import { useSettings } from './useSettings.ts';

/** Whether the page has high contrast: because of the settings, or of the system where they defer to it. */
export function useHighContrast(): boolean {
  const { theme } = useSettings();
  const isAskedFor = useMedia('(prefers-contrast: more)');
  return theme === 'high-contrast' || (theme === 'system' && isAskedFor);
}
