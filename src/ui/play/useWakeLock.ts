import { useEffect } from 'react';
import { runningClock } from '../../store/document/clock.ts';
import { usePlay } from '../game/PlayContext.ts';
import { keepAwake } from './wakeLock.ts';

/** Keeps the screen on while the clock runs, if the browser can do that. */
export function useWakeLock(): void {
  const isRunning = usePlay(({ document }) => runningClock(document) !== null);
  useEffect(() => {
    if (isRunning && 'wakeLock' in navigator) return keepAwake(document, navigator.wakeLock);
  }, [isRunning]);
}
