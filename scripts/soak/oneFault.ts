import type { Browser } from 'playwright';
import { currentBuild } from '../../tests/browser/support/build.ts';
import { startHost } from '../../tests/browser/support/host.ts';
import type { Chapter, Step } from './chapter.ts';
import { dialogsChapter, gameChapter } from './gameChapter.ts';
import type { ChapterName, Fault, Operation } from './kinds.ts';
import { learningChapter } from './learningChapter.ts';
import { libraryChapter } from './libraryChapter.ts';
import { SAYS_WHY } from './names.ts';
import { complaintsOfStanding, saidOn, until } from './screen.ts';
import { updateChapter } from './updateChapter.ts';
import type { Visit } from './visit.ts';
import { prelude, withVisit } from './visit.ts';

/** Milliseconds within which the page says why something is not possible. */
const SAYING = 3500;

/** The result of a case. */
export interface CaseResult {
  /** How many operations were made to fail. */
  readonly failed: number;
  readonly complaints: readonly string[];
  /** How many actions were shown and are now lost. */
  readonly lost: number;
}

/** The built page, and a browser. */
export interface Place {
  readonly browser: Browser;
  readonly address: string;
}

type Counts = Partial<Record<Operation, number>>;

/**
 * How many operations of each kind there are in a chapter when nothing fails. Throws if something is wrong
 * then.
 */
export async function countsOf(place: Place, chapter: ChapterName): Promise<Counts> {
  let counts: Counts = {};
  const { complaints } = await inChapter(place, chapter, undefined, async (visit, told) => {
    const result = await throughSession(visit, told, undefined, async () => {
      counts = await visit.counts();
    });
    return result;
  });
  if (complaints.length > 0) throw new Error(`${chapter}, undisturbed: ${complaints.join(' ')}`);
  return counts;
}

/** Goes through a chapter with a fault, reloads the page, and returns what is wrong then. */
export const tried = (place: Place, fault: Fault): Promise<CaseResult> =>
  inChapter(place, fault.chapter, fault, (visit, chapter) => throughSession(visit, chapter, fault));

const chapters: Readonly<Record<Exclude<ChapterName, 'update'>, Chapter>> = {
  game: gameChapter,
  dialogs: dialogsChapter,
  library: libraryChapter,
  learning: learningChapter,
};

/** Opens the page where a chapter begins. */
async function inChapter(
  { browser, address }: Place,
  name: ChapterName,
  fault: Fault | undefined,
  work: (visit: Visit, chapter: Chapter) => Promise<CaseResult>,
): Promise<CaseResult> {
  if (name !== 'update') {
    const chapter = chapters[name];
    const { device = {} } = chapter;
    return withVisit({ browser, address, device, ...(fault ? { fault } : {}) }, (visit) =>
      work(visit, chapter),
    );
  }
  // A separate host, since its worker fails and it gets a new version.
  const host = await startHost();
  const serve = (version: string) => {
    const files = currentBuild();
    const script = files.get('offline.js')?.toString('utf8') ?? '';
    const next = script.replace(/VERSION = '/, `VERSION = '${version}`);
    if (next === script) throw new Error('The worker does not say its version as it used to.');
    host.publish(new Map([...files, ['offline.js', Buffer.from(prelude(fault) + next)]]));
  };
  serve('first');
  const chapter = updateChapter({
    deploy: () => {
      serve('next');
    },
  });
  try {
    return await withVisit(
      { browser, address: host.address, withWorker: true, ...(fault ? { fault } : {}) },
      (visit) => work(visit, chapter),
    );
  } finally {
    await host.close();
  }
}

const UNREACHABLE = 'The page cannot be loaded again, with the network up.';

const isLoadedAgain = (visit: Visit, mood: 'calm' | 'all'): Promise<boolean> =>
  visit.reload(mood).then(
    () => true,
    () => false,
  );

async function throughSession(
  visit: Visit,
  chapter: Chapter,
  fault: Fault | undefined,
  onEnd: () => Promise<void> = () => Promise.resolve(),
): Promise<CaseResult> {
  const { page } = visit;
  const complaints: string[] = [];
  await page.goto(chapter.route);
  const session = chapter.begin(visit);
  complaints.push(...(await complaintsOfStanding(page)));
  for (const step of complaints.length === 0 ? session.steps : []) {
    const complaint = await complaintAbout(visit, step);
    if (complaint !== null) {
      if (complaint !== '') complaints.push(complaint);
      break;
    }
    if (fault?.mode === 'then a reload' && (await visit.struck()) > 0) break;
  }
  const before = await session.beforeReload();
  complaints.push(...before.complaints, ...(await visit.faults()));
  await onEnd();
  let failed = await visit.struck();
  // A page without its code is the same whichever request failed first, so one case is enough.
  const isTriedAnew = fault?.kind.operation !== 'import' || fault.nth === 1;
  if (fault?.mode === 'and all after it' && failed > 0 && isTriedAnew) {
    if (!(await isLoadedAgain(visit, 'all'))) return { failed, complaints: [UNREACHABLE], lost: before.lost };
    complaints.push(...(await complaintsOfStanding(page)), ...(await visit.faults()));
    failed = Math.max(failed, await visit.struck());
  }
  if (!(await isLoadedAgain(visit, 'calm'))) return { failed, complaints: [UNREACHABLE], lost: before.lost };
  complaints.push(...(await complaintsOfStanding(page)));
  const after = await session.afterReload();
  complaints.push(...after.complaints, ...(await visit.faults()));
  return { failed, complaints: [...new Set(complaints)], lost: before.lost + after.lost };
}

/**
 * Takes a step. Null if it succeeded; empty if it was impossible and the page says why; otherwise the
 * complaint about it.
 */
async function complaintAbout({ page }: Visit, step: Step): Promise<string | null> {
  try {
    await step.take();
    await page.evaluate(() => soak.quiet());
    return null;
  } catch (error) {
    const isSaid = await until(async () => SAYS_WHY.test(await saidOn(page)), SAYING);
    if (isSaid) return '';
    const [reason] = String(error).split('\n');
    return `“${step.name}” is not possible, and the page does not say why (${reason ?? ''})`;
  }
}
