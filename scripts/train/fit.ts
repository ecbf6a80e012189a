/** A position as training sees it: its features, and how likely White is to win it. */
export interface Example {
  readonly features: readonly number[];
  /** Which share is left of all that there was: what counts of each feature that comes twice at first. */
  readonly left: number;
  /** How many moves White has more, by `MOVES`; the last of the values is what they are worth. */
  readonly mobility: number;
  readonly target: number;
}

/** So many hundredths of a pawn more make a win e times as likely, compared with a loss. */
export const POINTS_PER_LOGIT = 250;

const RATE = 0.02;
const BATCH = 512;
/** Of the positions of one game, so many tell as much as one: they are much alike. */
const ALIKE = 5;

/**
 * Fits values to examples by logistic regression: Adam with small batches, the examples in an order that `next`
 * decides. It begins with the values given, in hundredths of a pawn, which are also what is most likely without
 * examples; `doubts` says by how much each may well be off. The first `tapered` of them come twice. Returns the new values and the mean error (cross
 * entropy) before and after.
 */
export function fit(
  examples: readonly Example[],
  begin: Float64Array,
  doubts: Float64Array,
  tapered: number,
  epochs: number,
  next: () => number,
): { values: Float64Array; before: number; after: number } {
  const prior = begin.map((value) => value / POINTS_PER_LOGIT);
  const values = prior.slice();
  const first = new Float64Array(values.length);
  const second = new Float64Array(values.length);
  const gradient = new Float64Array(values.length);
  const order = examples.map((_, i) => i);
  const pulls = doubts.map((doubt) => (ALIKE / examples.length) * (POINTS_PER_LOGIT / doubt) ** 2);
  const last = values.length - 1;
  const before = errorOf(examples, values, tapered);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, next);
    const rate = RATE * (1 - epoch / epochs);
    for (let start = 0; start < order.length; start += BATCH) {
      gradient.fill(0);
      const batch = order.slice(start, start + BATCH);
      for (const i of batch) {
        const example = examples[i];
        if (!example) continue;
        const error = (chanceOf(example, values, tapered) - example.target) / batch.length;
        gradient[last] = (gradient[last] ?? 0) + error * example.mobility;
        for (const feature of example.features) {
          const index = feature < 0 ? -1 - feature : feature;
          const slope = feature < 0 ? -error : error;
          if (index >= tapered) gradient[index] = (gradient[index] ?? 0) + slope;
          else {
            gradient[index] = (gradient[index] ?? 0) + slope * example.left;
            gradient[index + tapered] = (gradient[index + tapered] ?? 0) + slope * (1 - example.left);
          }
        }
      }
      step++;
      for (let i = 0; i < values.length; i++) {
        const slope = (gradient[i] ?? 0) + (pulls[i] ?? 0) * ((values[i] ?? 0) - (prior[i] ?? 0));
        const m = (first[i] = 0.9 * (first[i] ?? 0) + 0.1 * slope);
        const v = (second[i] = 0.999 * (second[i] ?? 0) + 0.001 * slope * slope);
        values[i] =
          (values[i] ?? 0) - (rate * (m / (1 - 0.9 ** step))) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
      }
    }
  }
  return {
    values: values.map((value) => value * POINTS_PER_LOGIT),
    before,
    after: errorOf(examples, values, tapered),
  };
}

/** How likely White is to win, by the values of the features. */
function chanceOf({ features, left, mobility }: Example, values: Float64Array, tapered: number): number {
  let sum = mobility * (values.at(-1) ?? 0);
  for (const feature of features) {
    const index = feature < 0 ? -1 - feature : feature;
    const value = values[index] ?? 0;
    const mixed = index < tapered ? left * value + (1 - left) * (values[index + tapered] ?? 0) : value;
    sum += feature < 0 ? -mixed : mixed;
  }
  return 1 / (1 + Math.exp(-sum));
}

/** How wrong a chance was, for what came of it: both from 0 to 1. */
export function crossEntropy(chance: number, target: number): number {
  const inside = Math.min(1 - 1e-9, Math.max(1e-9, chance));
  return -target * Math.log(inside) - (1 - target) * Math.log(1 - inside);
}

function errorOf(examples: readonly Example[], values: Float64Array, tapered: number): number {
  const total = examples.reduce(
    (sum, example) => sum + crossEntropy(chanceOf(example, values, tapered), example.target),
    0,
  );
  return total / Math.max(1, examples.length);
}

function shuffle(list: number[], next: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
  }
}
