/** The part of the runs that is left where the tests are run again for every mutant of the engine. */
const SHARE = process.env.FEW_RUNS === undefined ? 1 : 0.03;

/** How often a property is tried; what a test wants to have come across at least goes the same way. */
export const runs = (many: number): number => Math.ceil(many * SHARE);
