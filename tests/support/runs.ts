/**
 * How many times as many runs there are: half of them in `npm test`, a small share when the tests run for every mutant of
 * the engine, and many when they are to go on for long.
 */
const SHARE = process.env.FEW_RUNS === undefined ? Number(process.env.TIMES_RUNS ?? 0.5) : 0.03;

/** The number of runs of a property; the minimum counts that tests require are scaled in the same way. */
export const runs = (many: number): number => Math.ceil(many * SHARE);
