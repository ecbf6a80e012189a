// A fixed sample of `npm run soak`: some operations of the session fail, and the browser is killed a few times.
import type { Browser } from '@playwright/test';
import { randomNumbers } from '../../scripts/bench/randomGames.ts';
import { faultsIn } from '../../scripts/soak/failures.ts';
import { soakKills } from '../../scripts/soak/kills.ts';
import type { ChapterName, Fault, Mode } from '../../scripts/soak/kinds.ts';
import { faultName, kinds } from '../../scripts/soak/kinds.ts';
import type { Place } from '../../scripts/soak/oneFault.ts';
import { countsOf, tried } from '../../scripts/soak/oneFault.ts';
import { newTally } from '../../scripts/soak/report.ts';
import { expect, test as base } from './support/test.ts';

type Counts = Awaited<ReturnType<typeof countsOf>>;

const SEED = 14;

/** What one case of each chapter and mode is drawn from; those of the game count most. */
const samples: readonly (readonly [chapter: ChapterName, mode: Mode, cases: number])[] = [
  ['game', 'then a reload', 3],
  ['game', 'then all is well', 2],
  ['game', 'and all after it', 3],
  ['dialogs', 'then a reload', 3],
  ['library', 'then a reload', 2],
  ['library', 'and all after it', 2],
  ['learning', 'then all is well', 2],
  ['learning', 'and all after it', 2],
  ['update', 'then all is well', 1],
  ['update', 'and all after it', 1],
];

const test = base.extend<
  object,
  { readonly countsIn: (place: Place, chapter: ChapterName) => Promise<Counts> }
>({
  countsIn: [
    // Playwright wants to see there what is needed, though it is nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const known = new Map<ChapterName, Promise<Counts>>();
      await use((place, chapter) => {
        const counts = known.get(chapter) ?? countsOf(place, chapter);
        known.set(chapter, counts);
        return counts;
      });
    },
    { scope: 'worker' },
  ],
});

/** Some faults, each of another kind as far as there are so many. */
function drawn(faults: readonly Fault[], cases: number, seed: number): readonly Fault[] {
  const next = randomNumbers(seed);
  const names = [...new Set(faults.map(({ kind }) => kind.name))];
  return Array.from({ length: cases }, () => {
    const [name] = names.splice(Math.floor(next() * names.length), 1);
    const ofKind = faults.filter(({ kind }) => kind.name === name);
    return ofKind[Math.floor(next() * ofKind.length)];
  }).filter((fault) => fault !== undefined);
}

const placeOf = (browser: Browser, baseURL: string | undefined): Place => ({
  browser,
  address: baseURL ?? '',
});

for (const [i, [chapter, mode, cases]] of samples.entries())
  test(`${chapter}: an operation fails, ${mode}`, async ({ browser, baseURL, countsIn }) => {
    const place = placeOf(browser, baseURL);
    const faults = faultsIn(chapter, await countsIn(place, chapter)).filter((fault) => fault.mode === mode);
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

test('every kind of failure belongs to a part of the session', () => {
  const known = new Set(samples.map(([chapter]) => chapter));
  expect(kinds.filter(({ chapters }) => !chapters.some((chapter) => known.has(chapter)))).toEqual([]);
});

test('the browser is killed, and no action is lost', async ({ baseURL }) => {
  const tally = newTally(() => undefined);
  await soakKills(baseURL ?? '', tally, { kills: 3, seed: SEED });
  expect(tally.complaints).toEqual([]);
});
