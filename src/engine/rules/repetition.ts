import type { DrawReason, Outcome } from './outcome.ts';
import { drawn } from './outcome.ts';
import type { Sameness } from './past.ts';
import { pliesOf } from './past.ts';
import type { Position } from './position.ts';

/** Positions are written once, however often the past is asked. */
const keys = new WeakMap<Position, string>();

/** Positions are the same whose strings are. */
function sameStrings<P extends Position>(write: (position: P) => string): Sameness<P> {
  const keyOf = (position: P): string => {
    const key = keys.get(position) ?? write(position);
    keys.set(position, key);
    return key;
  };
  return { keyOf, isSame: (one, other) => keyOf(one) === keyOf(other) };
}

/** Whether a position occurs at least for that time. */
function occurs<P extends Position>(
  times: number,
  write: (position: P) => string,
  position: P,
  past: readonly P[],
): boolean {
  return past.length + 1 >= times && 1 + pliesOf(past, position, sameStrings(write)).length >= times;
}

/** The draw by a position that has occurred for the fifth time, else null. */
export function fivefold<P extends Position>(
  write: (position: P) => string,
  position: P,
  past: readonly P[],
): Outcome | null {
  return occurs(5, write, position, past) ? drawn('fivefold') : null;
}

/** The claim of a draw by a position that has occurred three times or more. */
export function threefoldClaim<P extends Position>(
  write: (position: P) => string,
  position: P,
  past: readonly P[],
): DrawReason[] {
  return occurs(3, write, position, past) ? ['threefold'] : [];
}
