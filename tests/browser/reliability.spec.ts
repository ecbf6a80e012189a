// A fixed sample of `npm run soak`: some operations of the session fail, and the browser is killed a few times.
import { randomNumbers } from '../../scripts/bench/randomGames.ts';
import { faultsIn } from '../../scripts/soak/failures.ts';
import { soakKills } from '../../scripts/soak/kills.ts';
import type { ChapterName, Fault, Mode, Operation } from '../../scripts/soak/kinds.ts';
import { faultName, kinds } from '../../scripts/soak/kinds.ts';
import type { Place } from '../../scripts/soak/oneFault.ts';
import { tried } from '../../scripts/soak/oneFault.ts';
import { newTally } from '../../scripts/soak/report.ts';
import { expect, test } from './support/test.ts';
import { screened } from './support/whole.ts';

const SEED = 14;

/** How many cases are drawn for each chapter and mode. */
const samples: readonly (readonly [chapter: ChapterName, mode: Mode, cases: number])[] = [
  ['game', 'then a reload', 2],
  ['game', 'then all is well', 1],
  ['game', 'and all after it', 2],
  ['dialogs', 'then a reload', 2],
  ['library', 'then a reload', 1],
  ['library', 'and all after it', 1],
  ['learning', 'then all is well', 1],
  ['learning', 'and all after it', 1],
  ['update', 'then all is well', 1],
  ['update', 'and all after it', 1],
];

/** The least number of each operation in any chapter that has it: n is drawn from at most this many. */
const FEWEST: Readonly<Partial<Record<Operation, number>>> = {
  open: 1,
  transaction: 12,
  read: 10,
  write: 5,
  commit: 5,
  'local read': 2,
  'local write': 1,
  import: 25,
  'cache open': 2,
  'cache match': 2,
  'cache write': 1,
};

// Each case has its own page; recording each would take most of the time.
test.use({ trace: 'off' });

/** Some faults, each of a different kind if there are enough kinds. */
function drawn(faults: readonly Fault[], cases: number, seed: number): readonly Fault[] {
  const next = randomNumbers(seed);
  const names = [...new Set(faults.map(({ kind }) => kind.name))];
  return Array.from({ length: cases }, () => {
    const [name] = names.splice(Math.floor(next() * names.length), 1);
    const ofKind = faults.filter(({ kind }) => kind.name === name);
    return ofKind[Math.floor(next() * ofKind.length)];
  }).filter((fault) => fault !== undefined);
}

for (const [i, [chapter, mode, cases]] of screened([...samples.entries()], 2))
  test(`${chapter}: an operation fails, ${mode}`, async ({ browser, baseURL }) => {
    const place: Place = { browser, address: baseURL ?? '' };
    const faults = faultsIn(chapter, FEWEST).filter((fault) => fault.mode === mode);
    const complaints: string[] = [];
    let failed = 0;
    for (const fault of drawn(faults, cases, SEED + i)) {
      const result = await tried(place, fault);
      failed += result.failed;
      complaints.push(...result.complaints.map((complaint) => `${faultName(fault)}: ${complaint}`));
    }
    expect(complaints).toEqual([]);
    expect(failed).toBeGreaterThan(0);
  });

test('every kind of failure belongs to a chapter of the session', () => {
  const known = new Set(samples.map(([chapter]) => chapter));
  expect(kinds.filter(({ chapters }) => !chapters.some((chapter) => known.has(chapter)))).toEqual([]);
});

test('the browser is killed, and no action is lost', async ({ baseURL }) => {
  const tally = newTally(() => undefined);
  await soakKills(baseURL ?? '', tally, { kills: 3, seed: SEED });
  expect(tally.complaints).toEqual([]);
});
