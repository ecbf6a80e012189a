function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

export const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);

/** `median 1.2 ms, 99th percentile 3.4 ms, maximum 5.6 ms` */
export function spread(figures: readonly number[], unit: string): string {
  const show = (figure: number) => `${figure.toPrecision(3)} ${unit}`;
  return `median ${show(median(figures))}, 99th percentile ${show(quantile(figures, 0.99))}, maximum ${show(Math.max(...figures))}`;
}

/** Prints one line of the report. */
export function report(what: string, figure: string): void {
  console.log(`${what.padEnd(46)} ${figure}`);
}
