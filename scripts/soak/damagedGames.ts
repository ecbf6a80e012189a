import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import type { Damaged } from './extremes.ts';
import { inText } from './extremes.ts';
import { healthyGame } from './healthyGames.ts';
import type { Place } from './oneFault.ts';
import type { Tally } from './report.ts';
import { CRASHED } from './names.ts';
import { complaintsOfStanding, until } from './screen.ts';
import type { Visit } from './visit.ts';
import { withVisit } from './visit.ts';

const TITLE = 'A healthy game';
const HEALTHY = healthyGame('healthy', TITLE, ['a2-a4', 'a8-a6']);
/** Milliseconds in which a long list appears. */
const LISTED = 20_000;

const games = (page: Page) => page.getByRole('region', { name: 'Your games' });
const rows = (page: Page) => games(page).getByRole('article');
const healthyRow = (page: Page) => games(page).getByRole('article', { name: TITLE });

/**
 * Puts damaged games into the database, all at once, beside a healthy one, and visits the library; then opens
 * some of them one by one.
 */
export async function soakDamagedGames(
  place: Place,
  tally: Tally,
  damaged: readonly Damaged[],
  /** The stride with which games are opened: 10 opens every tenth. */
  stride: number,
): Promise<void> {
  await withVisit(place, async (visit) => {
    const named = damaged.map(({ name, value }) => ({ name, value: withOwnId(name, value) }));
    const bad = await blockers(visit, named);
    for (const { name, complaint } of bad) tally.complain(`stored game, ${name}`, complaint);
    tally.add('fields × extremes', named.length);
    const others = named.filter(({ name }) => !bad.some((one) => one.name === name));
    await filled(visit, others);
    for (const complaint of await complaintsOfUse(visit)) tally.complain('beside damaged games', complaint);
    for (const [i, { name, value }] of named.entries()) {
      if (i % stride !== 0) continue;
      for (const complaint of await complaintsOfOpening(visit, value))
        tally.complain(`stored game opened, ${name}`, complaint);
      tally.add('damaged games opened', 1);
    }
  });
}

interface NamedEntry {
  readonly name: string;
  readonly value: object;
}

/** The game with a unique id, unless the id itself is damaged. */
const withOwnId = (name: string, value: unknown): object =>
  name.startsWith('id:') ? (value as object) : { ...(value as object), id: name };

/** Reopens the page with these games in its database. */
async function filled({ page }: Visit, entries: readonly NamedEntry[]): Promise<void> {
  await page.goto('about:blank');
  await page.goto('#/nowhere');
  const text = inText([HEALTHY, ...entries.map(({ value }) => value)]);
  const fill = () => page.evaluate((games) => soak.replaceEntries(games), text);
  if ((await fill()) !== null) return;
  // The page creates its database when it first looks for games.
  await goTo(page, '#/');
  await games(page).waitFor();
  await goTo(page, '#/nowhere');
  await fill();
}

const goTo = (page: Page, hash: string, state: unknown = null): Promise<void> =>
  page.evaluate(
    ([where, beside]) => {
      soak.go(where, beside);
    },
    [hash, state] as const,
  );

/** Visits the library with these games in it, and returns what is wrong there. */
async function complaintsOfLibrary(visit: Visit, entries: readonly NamedEntry[]): Promise<readonly string[]> {
  const { page } = visit;
  await filled(visit, entries);
  await goTo(page, '#/');
  const all = games(page).getByRole('button', { name: /^Show all/ });
  const isBroken = async () => (await page.getByRole('heading', { name: CRASHED }).count()) > 0;
  await until(async () => (await rows(page).count()) > 0 || (await isBroken()), 4000);
  if ((await all.count()) > 0) await all.click({ timeout: LISTED });
  const saved = await page.evaluate(async () => (await soak.entries()).length);
  const isListed = async () => (await rows(page).count()) === saved;
  await until(async () => (await isListed()) || (await isBroken()), isLong(entries) ? LISTED : 2500);
  const isThere = await healthyRow(page).isVisible();
  return [
    ...(await visit.faults()),
    ...((await isListed())
      ? []
      : [`${String(await rows(page).count())} of ${String(saved)} games are listed.`]),
    ...(isThere ? [] : ['The healthy game is not listed.']),
  ];
}

const isLong = (entries: readonly NamedEntry[]): boolean => entries.length > 50;

/** The games that break the library, found by bisection. */
async function blockers(
  visit: Visit,
  entries: readonly NamedEntry[],
): Promise<readonly { readonly name: string; readonly complaint: string }[]> {
  const complaints = entries.length === 0 ? [] : await complaintsOfLibrary(visit, entries);
  if (complaints.length === 0) return [];
  const [only, ...others] = entries;
  if (only && others.length === 0) return [{ name: only.name, complaint: complaints.join(' ') }];
  const middle = Math.ceil(entries.length / 2);
  const found = [
    ...(await blockers(visit, entries.slice(0, middle))),
    ...(await blockers(visit, entries.slice(middle))),
  ];
  // Each half alone may be fine.
  return found.length > 0 ? found : [{ name: 'many together', complaint: complaints.join(' ') }];
}

/** What cannot be done with the healthy game in the open library. */
async function complaintsOfUse(visit: Visit): Promise<readonly string[]> {
  const { page } = visit;
  const back = async () => {
    await goTo(page, '#/');
    // The library lists only the first few of many games.
    await page.getByRole('searchbox', { name: 'Search your games' }).fill(TITLE);
    await healthyRow(page).waitFor();
  };
  const attempts: Readonly<Record<string, () => Promise<boolean>>> = {
    opened: async () => {
      await back();
      await healthyRow(page)
        .getByRole('link', { name: /^Resume/ })
        .click();
      return until(
        () => page.evaluate(() => soak.board().some((site) => site.startsWith('a4, White'))),
        8000,
      );
    },
    exported: async () => {
      await back();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export all' }).click();
      return (await readFile(await (await saving).path(), 'utf8')).includes(TITLE);
    },
    deleted: async () => {
      await back();
      await page.getByRole('button', { name: `Delete ${TITLE}` }).click();
      return until(async () => (await healthyRow(page).count()) === 0, 4000);
    },
    'brought back': async () => {
      await page.getByRole('button', { name: 'Undo' }).click();
      return until(async () => (await healthyRow(page).count()) === 1, 4000);
    },
  };
  const complaints: string[] = [];
  for (const [what, attempt] of Object.entries(attempts))
    if (!(await attempt().catch(() => false))) complaints.push(`The healthy game cannot be ${what}.`);
  return [...complaints, ...(await visit.faults())];
}

/** Opens a damaged game as its row in the library would, and leaves it. */
async function complaintsOfOpening(visit: Visit, value: object): Promise<readonly string[]> {
  const { page } = visit;
  const id: unknown = 'id' in value ? value.id : undefined;
  if (typeof id !== 'string') return [];
  // A page that has crashed no longer shows anything.
  if ((await visit.faults()).length > 0) await page.goto('about:blank');
  await page.goto('#/nowhere');
  await page.evaluate((entries) => soak.replaceEntries(entries), inText([value]));
  await goTo(page, '#/play/chess99', { game: id, revision: 1 });
  return [...(await complaintsOfStanding(page)), ...(await visit.faults())];
}
