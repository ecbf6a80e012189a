import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { chromium } from 'playwright';
import { randomGame, randomNumbers } from '../bench/randomGames.ts';
import { launchOptions } from '../launchOptions.ts';
import { variantNamed } from '../../tests/support/registry.ts';
import { boardComes } from './gameOnScreen.ts';
import type { Tally } from './report.ts';
import { recordedActions, until } from './screen.ts';

/** An action counts as promised after it has been shown for this many milliseconds. */
const PROMISED = 250;
/**
 * The most actions before a kill, and the most milliseconds between two: some come faster than they are
 * written.
 */
const MOST_ACTIONS = 14;
const LONGEST_PAUSE = 160;
const VARIANT = 'hex39';

/**
 * Continues one game on one profile and kills the browser again and again, each time at a different moment.
 * Reports actions that were shown for long enough before a kill and are not in the library after it.
 */
export async function soakKills(
  address: string,
  tally: Tally,
  { kills, seed }: { readonly kills: number; readonly seed: number },
): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'oddboard-soak-'));
  const next = randomNumbers(seed);
  // Long enough for all kills.
  const line = lineOf(kills * MOST_ACTIONS);
  let promised = 0;
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const where = `kill ${String(kill)}`;
      const { context, page } = await resumedOn(profile, address);
      const found = await recordedActions(page).count();
      const lost = Math.max(0, promised - found);
      if (lost > 0)
        tally.complain(
          where,
          `${String(found)} of ${String(promised)} actions are there after the kill before`,
        );
      tally.add('actions lost', lost);
      promised = found + (await playedAndKilled(context, page, line.slice(found), next));
      tally.add('kills', 1);
      tally.add('actions shown before a kill', promised - found);
    }
    const { context, page } = await resumedOn(profile, address);
    const found = await recordedActions(page).count();
    tally.add('actions lost', Math.max(0, promised - found));
    if (found < promised)
      tally.complain('the last kill', `${String(found)} of ${String(promised)} actions are there`);
    await context.close();
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A random game with that many actions, as typed. */
function lineOf(actions: number): readonly string[] {
  for (let seed = 1; seed < 500; seed++) {
    const { steps } = randomGame(variantNamed(VARIANT), seed, actions);
    if (steps.length === actions) return steps.map(({ action }) => action);
  }
  throw new Error(`No random game has ${String(actions)} actions.`);
}

/** Starts the browser on a profile and shows the game in its library, or a new one if there is none. */
async function resumedOn(profile: string, address: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addInitScript(
    'globalThis.soak = { board: () => [...document.querySelectorAll("[data-site]")] };',
  );
  await page.goto(`${address}#/`);
  const games = page.getByRole('region', { name: 'Your games' });
  await games.waitFor();
  const resume = games.getByRole('link', { name: /^Resume/ });
  const isSaved = (await games.getByRole('article').count()) > 0;
  await (isSaved ? resume.first() : page.getByRole('link', { name: 'Play Hex 39' })).click();
  if (!(await boardComes(page))) throw new Error('There is no board after a kill.');
  await page.getByRole('textbox', { name: 'Type a move' }).waitFor();
  return { context, page };
}

/** Plays until a random moment and kills the browser; returns how many actions had been shown long enough. */
async function playedAndKilled(
  context: BrowserContext,
  page: Page,
  line: readonly string[],
  next: () => number,
): Promise<number> {
  const before = await recordedActions(page).count();
  const shownAt: number[] = [];
  const field = page.getByRole('textbox', { name: 'Type a move' });
  const last = 1 + Math.floor(next() * (MOST_ACTIONS - 1));
  for (const action of line.slice(0, last)) {
    await field.fill(action);
    await field.press('Enter');
    const count = before + shownAt.length + 1;
    if (!(await until(async () => (await recordedActions(page).count()) === count, 4000)))
      throw new Error(`${action} cannot be played.`);
    shownAt.push(performance.now());
    await pause(next() * LONGEST_PAUSE);
  }
  await pause(next() * LONGEST_PAUSE);
  await kill(context);
  const killed = performance.now();
  return shownAt.filter((time) => killed - time > PROMISED).length;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Kills the main process of the browser, like a system that has run out of memory. */
async function kill(context: BrowserContext): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('The browser cannot be asked for its process.');
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const main = processInfo.find(({ type }) => type === 'browser');
  if (!main) throw new Error('The browser does not say which process it is.');
  const gone = new Promise((resolve) => browser.once('disconnected', resolve));
  process.kill(main.id, 'SIGKILL');
  await gone;
}
