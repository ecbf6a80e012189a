import type { ChapterName, Fault, Operation } from './kinds.ts';
import { faultName, kinds, modes } from './kinds.ts';
import type { CaseResult, Place } from './oneFault.ts';
import { countsOf, tried } from './oneFault.ts';
import type { Tally } from './report.ts';

const chapterNames: readonly ChapterName[] = ['update', 'learning', 'library', 'dialogs', 'game'];

/** How many cases run at once: they mostly wait for the page. */
const AT_ONCE = 3;

/** Every operation fails once, followed by a reload; one in this many also fails in the other modes. */
const STRIDE = 5;

const isTried = ({ nth, mode }: Fault): boolean => mode === modes[0] || nth % STRIDE === 1;

type Counts = Partial<Record<Operation, number>>;

/** Every case of a chapter, given the counts of its operations in an undisturbed session. */
export const faultsIn = (chapter: ChapterName, counts: Counts): readonly Fault[] =>
  kinds
    .filter(({ chapters }) => chapters.includes(chapter))
    .flatMap((kind) =>
      Array.from({ length: counts[kind.operation] ?? 0 }, (_, i) =>
        modes.map((mode): Fault => ({ chapter, kind, nth: i + 1, mode })),
      ).flat(),
    );

/** Makes every operation of the session fail in turn, and reports what is then wrong. */
export async function soakFailures(
  place: Place,
  tally: Tally,
  wanted: (name: string) => boolean,
): Promise<void> {
  for (const chapter of chapterNames) {
    const counts = await countsOf(place, chapter);
    const told = Object.entries(counts).map(([operation, n]) => `${operation} ${String(n)}`);
    console.log(`${chapter}: ${told.join(', ')}`);
    const faults = faultsIn(chapter, counts).filter((fault) => isTried(fault) && wanted(faultName(fault)));
    await inTurns(faults, async (fault) => {
      record(tally, fault, await triedOnce(place, fault));
    });
  }
}

/** Counts an error in the harness itself as a finding too. */
const triedOnce = (place: Place, fault: Fault): Promise<CaseResult> =>
  tried(place, fault).catch((error: unknown) => ({
    failed: 0,
    complaints: [`The session broke off: ${String(error).split('\n', 1).join('')}`],
    lost: 0,
  }));

function record(tally: Tally, fault: Fault, { failed, complaints, lost }: CaseResult): void {
  tally.add('failure cases', 1);
  tally.add('operations failed', failed);
  tally.add('actions lost', lost);
  for (const complaint of complaints) tally.complain(faultName(fault), complaint);
}

/** Does some work for each item, a few at once. */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const take = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}
