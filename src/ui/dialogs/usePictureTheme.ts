import type { PictureTheme } from '../../picture/drawingStyles.ts';
import { useHighContrast } from '../useHighContrast.ts';
import { useMedia } from '../useMedia.ts';
import { useSettings } from '../useSettings.ts';

/** The theme of a picture that looks like the page. */
export function usePictureTheme(): PictureTheme {
  const { theme } = useSettings();
  const isDarkSystem = useMedia('(prefers-color-scheme: dark)');
  if (useHighContrast()) return 'contrast';
  return theme === 'dark' || (theme === 'system' && isDarkSystem) ? 'dark' : 'light';
}
