/** The share of the runs that remains when the tests run for every mutant of the engine. */
const SHARE = process.env.FEW_RUNS === undefined ? 1 : 0.03;

/** The number of runs of a property; the minimum counts that tests require are scaled in the same way. */
export const runs = (many: number): number => Math.ceil(many * SHARE);
