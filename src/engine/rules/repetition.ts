import type { DrawReason, Outcome } from './outcome.ts';
import { drawn } from './outcome.ts';
import type { Position } from './position.ts';

/** Positions are written once, however often the past is asked. */
const keys = new WeakMap<Position, string>();

/** How often a position has occurred, this time included. */
function occurrences<P extends Position>(write: (position: P) => string, position: P, past: readonly P[]) {
  const keyOf = (other: P): string => {
    const key = keys.get(other) ?? write(other);
    keys.set(other, key);
    return key;
  };
  const key = keyOf(position);
  return 1 + past.filter((earlier) => keyOf(earlier) === key).length;
}

/** The draw by a position that has occurred for the fifth time, else null. */
export function fivefold<P extends Position>(
  write: (position: P) => string,
  position: P,
  past: readonly P[],
): Outcome | null {
  return occurrences(write, position, past) >= 5 ? drawn('fivefold') : null;
}

/** The claim of a draw by a position that has occurred three times or more. */
export function threefoldClaim<P extends Position>(
  write: (position: P) => string,
  position: P,
  past: readonly P[],
): DrawReason[] {
  return occurrences(write, position, past) >= 3 ? ['threefold'] : [];
}
