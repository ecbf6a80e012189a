import { useEffect, useState } from 'react';
import { atRest } from '../atRest.ts';

/** How many groups before and after the one that is shown are filled at once: what may be in sight beside it. */
const AT_ONCE = 2;

const NONE: ReadonlySet<number> = new Set();

/**
 * Which groups of a list are filled: first those around the one that is shown, and with each paint the nearest of the
 * others, until all are, so that a long list is soon in sight. A group that was filled stays so when another one is
 * shown.
 * @param keys the keys of the groups
 * @param shown the index of the group that is shown
 * @returns whether the group with an index is filled
 */
export function useFilled(keys: readonly number[], shown: number): (index: number) => boolean {
  const [filled, setFilled] = useState(NONE);
  const isLeft = keys.some((key) => !filled.has(key));
  useEffect(() => {
    if (!isLeft) return;
    let isCurrent = true;
    const fill = () => {
      if (!isCurrent) return;
      const [nearest] = keys
        .map((key, i) => ({ key, distance: Math.abs(i - shown) }))
        .filter(({ key }) => !filled.has(key))
        .sort((one, other) => one.distance - other.distance);
      if (nearest) setFilled(new Set([...filled, nearest.key]));
    };
    void atRest().then(fill);
    return () => {
      isCurrent = false;
    };
  }, [keys, shown, filled, isLeft]);
  return (index) => Math.abs(index - shown) <= AT_ONCE || filled.has(keys[index] ?? NaN);
}
