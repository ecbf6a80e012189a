/** Below this, in milliseconds, time is shown in tenths of a second. */
const FINE = 10_000;
/** Below this, it is marked as short. */
const SHORT = 20_000;

/** Time as it is shown: rounded up, so that only a time that has run out shows as nothing. */
export function shownTime(left: number): number {
  const tenths = Math.ceil(left / 100) * 100;
  return tenths < FINE ? tenths : Math.ceil(left / 1000) * 1000;
}

export const isShort = (left: number): boolean => left < SHORT;

/** `12:05`, and `9.3` when it is fine. Of a time as it is shown. */
export function timeText(shown: number): string {
  if (shown < FINE) return (shown / 1000).toFixed(1);
  const seconds = Math.round(shown / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
