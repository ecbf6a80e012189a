/*
 * Which positions were looked at, by keys of 64 bits, and how many turns were left then: a set that never forgets, so
 * that nothing is looked at twice, until it is full.
 */

const SIZE = 1 << 24;
/** A set that is fuller finds nothing quickly. */
const MOST = SIZE * 0.8;

export interface Seen {
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** One more than how many turns were left; 0 where nothing is. */
  readonly left: Uint8Array;
  count: number;
}

export const newSeen = (): Seen => ({
  low: new Int32Array(SIZE),
  high: new Int32Array(SIZE),
  left: new Uint8Array(SIZE),
  count: 0,
});

/** Adds a position with so many turns left; `seen` if it was there with as many or more. */
export function see(seen: Seen, low: number, high: number, left: number): 'new' | 'seen' | 'full' {
  let place = low & (SIZE - 1);
  while ((seen.left[place] ?? 0) > 0) {
    if (seen.low[place] === low && seen.high[place] === high) {
      if ((seen.left[place] ?? 0) > left) return 'seen';
      seen.left[place] = left + 1;
      return 'new';
    }
    place = (place + 1) & (SIZE - 1);
  }
  if (seen.count >= MOST) return 'full';
  seen.count++;
  [seen.low[place], seen.high[place], seen.left[place]] = [low, high, left + 1];
  return 'new';
}
