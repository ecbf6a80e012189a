import { useMedia } from '../useMedia.ts';

/** Where the menu of the play screen is; none where each command has its own button. */
export type MenuPlace = 'none' | 'top' | 'bottom';

/**
 * Where the menu of the play screen is. A phone has it at the bottom, within reach of a thumb; in a low window,
 * as of a phone on its side, the bar at the top is as narrow as what the board leaves.
 */
export function useMenuPlace(): MenuPlace {
  const isNarrow = useMedia('(max-width: 599px)');
  const isLow = useMedia('(orientation: landscape) and (max-height: 480px)');
  if (isLow) return 'top';
  return isNarrow ? 'bottom' : 'none';
}
