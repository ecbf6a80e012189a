import { useEffect, useState } from 'react';

/** How many groups before and after the one that is shown are filled at once. */
const AT_ONCE = 2;

/**
 * How far from the group that is shown the groups of a list are filled. It grows with each paint until all are, so that
 * a long list is soon in sight.
 * @param groups how many there are
 */
export function useFilled(groups: number): number {
  const [distance, setDistance] = useState(AT_ONCE);
  const isWhole = distance >= groups;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => {
      setDistance(distance + AT_ONCE);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [distance, isWhole]);
  return distance;
}
