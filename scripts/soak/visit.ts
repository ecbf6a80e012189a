import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page, Worker } from 'playwright';
import { CRASHED } from './names.ts';
import type { Fault, Operation } from './kinds.ts';

/** The interface that page/faults.js offers in the page and in the worker. */
interface PageSide {
  readonly counts: () => Partial<Record<Operation, number>>;
  readonly struck: () => number;
  readonly rejections: () => readonly string[];
  readonly setMood: (mood: Mood) => void;
  readonly quiet: () => Promise<void>;
  readonly revision: () => number | null;
  readonly entries: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly replaceEntries: (text: string) => Promise<number | null>;
  readonly fromText: (text: string) => unknown;
  readonly pick: (sites: readonly string[]) => Promise<boolean>;
  readonly board: () => readonly string[];
  readonly go: (hash: string, state: unknown) => void;
}
declare global {
  var soak: PageSide;
}

/** What happens from the next load on: nothing fails, or every operation of the kind fails. */
type Mood = 'calm' | 'all';

/** A page on its own device, on which an operation fails. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** How many operations of each kind there have been since the page was loaded or a worker was started. */
  readonly counts: () => Promise<Partial<Record<Operation, number>>>;
  /** How many have failed. */
  readonly struck: () => Promise<number>;
  readonly reload: (mood: Mood) => Promise<void>;
  /** Uncaught errors since the last call, and whether the page has crashed, in sentences. */
  readonly faults: () => Promise<readonly string[]>;
}

interface VisitOptions {
  readonly browser: Browser;
  /** The address of the page, with a slash at the end. */
  readonly address: string;
  readonly fault?: Fault;
  readonly withWorker?: boolean;
  /** What local storage already holds. */
  readonly device?: Readonly<Record<string, string>>;
}

/** The timeout of a navigation in milliseconds. */
const LOADING = 15_000;

const pageSide = readFileSync('scripts/soak/page/faults.js', 'utf8');

/** The code to put before a script of the page to make operations fail. */
export function prelude(fault?: Fault, device?: Readonly<Record<string, string>>): string {
  const plan = fault && {
    operation: fault.kind.operation,
    how: fault.kind.how,
    nth: fault.nth,
    lasting: fault.mode === 'and all after it',
  };
  return `globalThis.soakPlan = ${JSON.stringify(plan ?? null)}; globalThis.soakDevice = ${JSON.stringify(device ?? {})};\n${pageSide}\n`;
}

/** Opens the page on a fresh device, does some work with it, and closes it. */
export async function withVisit<T>(options: VisitOptions, work: (visit: Visit) => Promise<T>): Promise<T> {
  const { browser, address, fault, withWorker = false, device } = options;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: address,
    serviceWorkers: withWorker ? 'allow' : 'block',
  });
  try {
    context.setDefaultTimeout(4000);
    context.setDefaultNavigationTimeout(LOADING);
    // If the worker must fail, the fault is in the worker’s script.
    await context.addInitScript(prelude(withWorker ? undefined : fault, device));
    const page = await context.newPage();
    return await work(await visitOf(context, page, fault));
  } finally {
    await context.close();
  }
}

async function visitOf(context: BrowserContext, page: Page, fault?: Fault): Promise<Visit> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const imports = await followImports(context, page, fault);
  const workers = () => context.serviceWorkers();
  return {
    context,
    page,
    counts: async () => {
      const sides = await Promise.all([
        page.evaluate(() => soak.counts()),
        ...workers().map((worker) => inWorker(worker, {}, () => soak.counts())),
      ]);
      const counts: Partial<Record<Operation, number>> = { import: imports.count() };
      for (const side of sides)
        for (const [operation, n] of Object.entries(side) as [Operation, number][])
          counts[operation] = Math.max(counts[operation] ?? 0, n);
      return counts;
    },
    struck: async () => {
      const sides = await Promise.all([
        page.evaluate(() => soak.struck()).catch(() => 0),
        ...workers().map((worker) => inWorker(worker, 0, () => soak.struck())),
      ]);
      return sides.reduce((sum, side) => sum + side, imports.struck());
    },
    reload: async (mood) => {
      imports.setMood(mood);
      await page.evaluate((next) => {
        soak.setMood(next);
      }, mood);
      await page.reload();
    },
    faults: async () => {
      const rejections = await page.evaluate(() => soak.rejections()).catch(() => []);
      const found = [...errors.splice(0), ...rejections].map((error) => `Nobody caught: ${error}`);
      const hasCrashed = (await page.getByRole('heading', { name: CRASHED }).count()) > 0;
      return [...new Set([...found, ...(hasCrashed ? ['The page says that something went wrong.'] : [])])];
    },
  };
}

/** Asks a worker; returns `otherwise` if it has been stopped. */
const inWorker = <T>(worker: Worker, otherwise: T, ask: () => T): Promise<T> =>
  worker.evaluate(ask).then(
    (answer): T => answer,
    () => otherwise,
  );

/** Counts the requests for parts of the page, and makes some fail. */
async function followImports(context: BrowserContext, page: Page, fault?: Fault) {
  let count = 0;
  let struck = 0;
  let mood: Mood | null = null;
  const isPart = (url: URL) => /\/assets\/[^/]*\.(js|css)$/.test(url.pathname);
  page.on('request', (request) => {
    if (isPart(new URL(request.url()))) count++;
  });
  if (fault?.kind.operation === 'import') {
    const { nth, mode } = fault;
    let asked = 0;
    const isStruck = (n: number) =>
      mood !== 'calm' && (mood === 'all' || n === nth || (n > nth && mode === 'and all after it'));
    await context.route(isPart, (route) => {
      asked++;
      if (!isStruck(asked)) return route.continue();
      struck++;
      return route.abort('failed');
    });
  }
  return {
    count: () => count,
    struck: () => struck,
    setMood: (next: Mood) => {
      mood = next;
    },
  };
}
