import type { SelfPlay } from './known.ts';

/** A share from 0 to 1, and the 95 % interval of it. */
export interface Share {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided 95 % interval. */
const Z = 1.96;

/**
 * A share of so many tries, with Wilson’s interval. Where a try can count half, as a drawn game does, the interval is
 * rather too wide.
 */
export function shareOf(part: number, whole: number): Share {
  const mean = part / whole;
  const z2 = (Z * Z) / whole;
  const middle = (mean + z2 / 2) / (1 + z2);
  const half = Math.sqrt(z2 * mean * (1 - mean) + (z2 * z2) / 4) / (1 + z2);
  return { mean, low: middle - half, high: middle + half };
}

/** How many games ended in a way: `w` and `b` for the winner, `d` for a draw. */
export const countOf = ({ results }: SelfPlay, result: 'w' | 'b' | 'd'): number =>
  [...results].filter((each) => each === result).length;

/** What White scored in the games, a draw counting half. */
export const whiteShare = (selfPlay: SelfPlay): Share =>
  shareOf(countOf(selfPlay, 'w') + countOf(selfPlay, 'd') / 2, selfPlay.results.length);

/** The turns of a game in the middle, when they are sorted. */
export function medianTurns({ turns }: SelfPlay): number {
  const sorted = turns.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
