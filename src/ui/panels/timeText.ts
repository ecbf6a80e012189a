/** Below this, in milliseconds, time is shown in tenths of a second. */
const FINE = 10_000;
/** Below this, in milliseconds, time is marked as short. */
const SHORT = 20_000;

/** The time to show: rounded up, so that only a time that has run out shows as zero. */
export function shownTime(left: number): number {
  const tenths = Math.ceil(left / 100) * 100;
  return tenths < FINE ? tenths : Math.ceil(left / 1000) * 1000;
}

export const isShort = (left: number): boolean => left < SHORT;

/** The text for a time from `shownTime`: `12:05`, or `9.3` below ten seconds. */
export function timeText(shown: number): string {
  if (shown < FINE) return (shown / 1000).toFixed(1);
  const seconds = Math.round(shown / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
