import type { Page } from 'playwright';
import type { Finding } from './chapter.ts';
import { NOT_KEPT } from './names.ts';
import { piecesOn, recordedActions, saidOn, settledAddress, until } from './screen.ts';

/** Milliseconds after which the page has reported the result of a write. */
const SAYING = 2500;
/** Milliseconds in which a board appears, even on a slow machine. */
const LOADED = 8000;

/** A game as the page has shown it. */
export interface Shown {
  /** The actions, as they are stored. */
  readonly line: readonly string[];
  /** The name of White’s player. */
  readonly white: string;
  /** The pieces on the board. */
  readonly pieces: string;
  /** The content of the database at that time. */
  readonly saved: Entries;
}

type Entries = Awaited<ReturnType<typeof soak.entries>>;

const entriesOf = (page: Page): Promise<Entries> => page.evaluate(() => soak.entries());

/** Waits for a board; false if none appears. */
export const boardComes = (page: Page): Promise<boolean> =>
  until(() => page.evaluate(() => soak.board().length > 0), LOADED);

/** Makes an action from one square to another by picking both on the board. */
export async function pickMove(page: Page, action: string): Promise<void> {
  const sites = action.split('-');
  await changing(page, action, () => page.evaluate((names) => soak.pick(names), sites));
}

/** Makes an action in the field for moves. */
export async function typeMove(page: Page, action: string): Promise<void> {
  await changing(page, action, async () => {
    const field = page.getByRole('textbox', { name: 'Type a move' });
    await field.fill(action);
    await field.press('Enter');
  });
}

async function changing(page: Page, action: string, make: () => Promise<unknown>): Promise<void> {
  const before = await piecesOn(page);
  await make();
  if (!(await until(async () => (await piecesOn(page)) !== before, 1500)))
    throw new Error(`${action} cannot be played.`);
}

/** What the page shows of the game once it has come to rest. */
export async function shownNow(page: Page, line: readonly string[], white: string): Promise<Shown> {
  await settledAddress(page);
  return { line: [...line], white, pieces: await piecesOn(page), saved: await entriesOf(page) };
}

const isSavedIn = (entries: Entries, { line, white }: Pick<Shown, 'line' | 'white'>): boolean =>
  entries.some(
    ({ actions, players }) =>
      JSON.stringify(actions) === JSON.stringify(line) &&
      JSON.stringify(players) === JSON.stringify([white, '']),
  );

/** Complaints if the page lies: it must say that the game is not saved exactly when it is not. */
export async function liesAbout(page: Page, shown: Shown): Promise<readonly string[]> {
  // The clock changes a game without an action: only the revision shows that.
  const look = async () => {
    const revision = await page.evaluate(() => soak.revision());
    const entries = (await entriesOf(page)).filter((entry) => entry.revision === revision);
    return { isSaved: isSavedIn(entries, shown), said: await saidOn(page) };
  };
  const isTrue = async () => {
    const { isSaved, said } = await look();
    return isSaved !== NOT_KEPT.test(said);
  };
  if (await until(isTrue, SAYING)) return [];
  const { isSaved, said } = await look();
  return isSaved
    ? [`The game is kept, and the page says otherwise: ${said}`]
    : [`The last state is not kept, and the page does not say so${said === '' ? '' : `, but: ${said}`}`];
}

/** What is missing from a game after a reload; `next` is an action with which it should go on. */
export async function missingOf(page: Page, shown: Shown, next: string): Promise<Finding> {
  const { line, white, pieces, saved } = shown;
  if (!(await boardComes(page)))
    return { complaints: ['After the reload there is no board.'], lost: line.length };
  const complaints: string[] = [];
  const actions = recordedActions(page);
  await until(async () => (await actions.count()) === line.length, SAYING);
  const found = await actions.count();
  const lost = Math.max(0, line.length - found);
  if (found > line.length) complaints.push(`What was taken back is there again: ${String(found)} actions`);
  else if (lost > 0)
    complaints.push(`After the reload ${String(found)} of ${String(line.length)} actions are there`);
  else if ((await piecesOn(page)) !== pieces) complaints.push('After the reload the board is another.');
  const name = await page.getByRole('textbox', { name: 'Name of White’s player' }).inputValue();
  if (name !== white) complaints.push(`White’s player is called “${name}” after the reload.`);
  const after = await entriesOf(page);
  const gone = saved.filter(({ id }) => !after.some((entry) => entry.id === id));
  if (gone.length > 0) complaints.push(`${String(gone.length)} kept games are gone.`);
  return { complaints: complaints.length > 0 ? complaints : await stuck(page, shown, next), lost };
}

/** Complaints if the game cannot go on and be saved, now that nothing fails. */
async function stuck(page: Page, { line, white }: Shown, next: string): Promise<readonly string[]> {
  try {
    await pickMove(page, next);
  } catch {
    return [`After the reload ${next} cannot be played.`];
  }
  const further = { line: [...line, next], white };
  const isSaved = await until(async () => isSavedIn(await entriesOf(page), further), SAYING);
  return isSaved ? [] : ['After the reload the game is not kept, though nothing fails.'];
}
