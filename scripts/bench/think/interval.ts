/** The 95 % interval of a mean. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided 95 % interval. */
const Z = 1.96;

/**
 * The interval of the mean of scores between 0 and 1, each of a pair of games, by Wilson’s method, which also
 * holds where all scores are the same. The variance is the one found between the pairs, but no less than that of two
 * games that don’t depend on each other and are never drawn: so it is rather too wide than too narrow.
 */
export function intervalOf(scores: readonly number[]): Interval {
  const count = scores.length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / count;
  const most = mean * (1 - mean);
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, count - 1);
  const share = most === 0 ? 0.5 : Math.min(1, Math.max(0.5, variance / most));
  const z2 = (Z * Z * share) / count;
  const middle = (mean + z2 / 2) / (1 + z2);
  const half = Math.sqrt(z2 * most + (z2 * z2) / 4) / (1 + z2);
  return { mean, low: middle - half, high: middle + half };
}

/** `97.5 % (87.1 to 99.6)` */
export function intervalText({ mean, low, high }: Interval): string {
  const percent = (share: number) => (100 * share).toFixed(1);
  return `${percent(mean)} % (${percent(low)} to ${percent(high)})`;
}
