import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => {
    document.removeEventListener('fullscreenchange', onChange);
  };
};

/** Whether a browser can show the page on the full screen; a telephone may not. */
export const hasFullScreen = (): boolean => document.fullscreenEnabled;

/** Whether the page is on the full screen. */
export const useFullScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

/** Shows the page on the full screen or in its window again. If the browser refuses, nothing changes. */
export async function setFullScreen(isFull: boolean): Promise<void> {
  try {
    await (isFull ? document.documentElement.requestFullscreen() : document.exitFullscreen());
  } catch {
    // The page stays as it is, and so does the control.
  }
}
