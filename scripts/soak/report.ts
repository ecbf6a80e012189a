/** What is counted, in the order of the report. */
const COUNTS = [
  'failure cases',
  'operations failed',
  'kills',
  'actions shown before a kill',
  'fields × extremes',
  'damaged games opened',
  'random trees, times the tests’',
  'actions lost',
  'complaints',
] as const;
type Count = (typeof COUNTS)[number];

/** Counts during the loops, and prints complaints at once. */
export interface Tally {
  readonly add: (count: Count, n: number) => void;
  /** Reports that something is wrong in a case. */
  readonly complain: (where: string, what: string) => void;
  readonly complaints: readonly string[];
  /** The counts, a line for each that was counted at all. */
  readonly lines: () => readonly string[];
}

export function newTally(say: (line: string) => void = console.log): Tally {
  const counts = new Map<Count, number>([
    ['actions lost', 0],
    ['complaints', 0],
  ]);
  const complaints: string[] = [];
  const add = (count: Count, n: number) => {
    counts.set(count, (counts.get(count) ?? 0) + n);
  };
  return {
    add,
    complain: (where, what) => {
      add('complaints', 1);
      complaints.push(`${where}: ${what}`);
      say(`  ${where}: ${what}`);
    },
    complaints,
    lines: () =>
      COUNTS.flatMap((count) => {
        const n = counts.get(count);
        return n === undefined ? [] : [`${count.padEnd(28)} ${n.toLocaleString('en')}`];
      }),
  };
}
