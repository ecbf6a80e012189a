import type { Page } from 'playwright';
import type { Chapter, Finding, Session, Step } from './chapter.ts';
import { nothingWrong } from './chapter.ts';
import { NOT_KEPT } from './names.ts';
import { piecesOn, recordedActions, saidOn, settledAddress, until } from './screen.ts';
import type { Visit } from './visit.ts';

/** Twenty actions of Chess 99, each from a square to another. */
const LINE =
  'a2-a4 a8-a6 b2-b4 b8-b6 c2-c4 c8-c6 d2-d4 d8-d6 e2-e4 e8-e6 f2-f4 f8-f6 g2-g4 g8-g6 h2-h4 h8-h6 i2-i4 i8-i6 a4-a5 i6-i5'.split(
    ' ',
  );
const FURTHER = 'a5-b6';
const WHITE = 'Ada';

/** Milliseconds after which the page has said what there is to say of a write. */
const SAYING = 2500;
const LOADED = 8000;

/** A game: begun, played, taken back, named, timed. */
export const gameChapter: Chapter = {
  route: '#/',
  begin: (visit) => begun(visit, ({ beginning, moves, ends }) => [beginning, ...moves, ...ends]),
};

/** A short game with what is opened beside it, whose parts are loaded when they are wanted. */
export const dialogsChapter: Chapter = {
  route: '#/',
  begin: (visit) =>
    begun(visit, ({ beginning, moves, dialogs }) => [beginning, ...moves.slice(0, 2), ...dialogs]),
};

interface Steps {
  readonly beginning: Step;
  readonly moves: readonly Step[];
  /** Taking back, doing again, the name, the clock. */
  readonly ends: readonly Step[];
  readonly dialogs: readonly Step[];
}

function begun(visit: Visit, choose: (steps: Steps) => readonly Step[]): Session {
  const { page } = visit;
  const line: string[] = [];
  let white = '';
  let isOnBoard = false;
  let shown: Shown | null = null;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = (name: string) => button(name).click();
  const play = async (action: string) => {
    await playOn(page, action);
    line.push(action);
  };
  const takeBack: Step = {
    name: 'take back',
    take: async () => {
      await press('Take back');
      line.pop();
    },
  };
  const dialog = (opener: string, inside: string): Step => ({
    name: opener,
    take: async () => {
      await press(opener);
      await page.getByRole('dialog').getByText(inside).first().waitFor();
      await press('Close');
    },
  });
  const beginning: Step = {
    name: 'begin a game',
    take: async () => {
      await page.getByRole('link', { name: 'Play Chess 99' }).click();
      await boardOf(page);
      isOnBoard = true;
    },
  };
  const moves = LINE.map((action) => ({ name: action, take: () => play(action) }));
  const ends: readonly Step[] = [
    takeBack,
    {
      name: 'redo',
      take: async () => {
        await press('Redo');
        line.push(LINE.at(-1) ?? '');
      },
    },
    takeBack,
    {
      name: 'name a player',
      take: async () => {
        await page.getByRole('textbox', { name: 'Name of White’s player' }).fill(WHITE);
        await page.keyboard.press('Enter');
        white = WHITE;
      },
    },
    {
      name: 'set a clock',
      take: async () => {
        await press('Clock');
        await page.getByRole('dialog').getByRole('button', { name: 'Start it with the next move' }).click();
      },
    },
    {
      name: 'start the clock',
      take: () =>
        page.getByRole('region', { name: 'Clock' }).getByRole('button', { name: 'Start the clock' }).click(),
    },
    { name: 'pause the clock', take: () => button('Pause the clock').first().click() },
  ];
  const dialogs = [dialog('Share', 'The game is in the link itself.'), dialog('Settings', 'Theme')];
  const beforeReload = async (): Promise<Finding> => {
    if (!isOnBoard) return nothingWrong;
    await settledAddress(page);
    shown = { line: [...line], white, pieces: await piecesOn(page), kept: await entriesOf(page) };
    return { complaints: line.length === 0 ? [] : await lies(page, shown), lost: 0 };
  };
  return {
    steps: choose({ beginning, moves, ends, dialogs }),
    beforeReload,
    afterReload: async () => (shown ? missing(visit, shown) : nothingWrong),
  };
}

interface Shown {
  readonly line: readonly string[];
  readonly white: string;
  readonly pieces: string;
  /** What was in the database then. */
  readonly kept: Entries;
}

type Entries = Awaited<ReturnType<typeof soak.entries>>;

const entriesOf = (page: Page): Promise<Entries> => page.evaluate(() => soak.entries());

async function boardOf(page: Page, most = LOADED): Promise<void> {
  const isThere = await until(() => page.evaluate(() => soak.board().length > 0), most);
  if (!isThere) throw new Error('There is no board.');
}

/** Makes an action from a square to another on the board. */
async function playOn(page: Page, action: string): Promise<void> {
  const [from = '', to = ''] = action.split('-');
  const before = await piecesOn(page);
  const isPicked = await page.evaluate((sites) => soak.pick(sites), [from, to]);
  const isMade = await until(async () => (await piecesOn(page)) !== before, 1500);
  if (!isPicked || !isMade) throw new Error(`${action} cannot be played.`);
}

const isKeptIn = (entries: Entries, { line, white }: Pick<Shown, 'line' | 'white'>): boolean =>
  entries.some(
    ({ actions, players }) =>
      JSON.stringify(actions) === JSON.stringify(line) &&
      JSON.stringify(players) === JSON.stringify([white, '']),
  );

/** Whether the page says that the game is not kept exactly when it is not. */
async function lies(page: Page, shown: Shown): Promise<readonly string[]> {
  let isKept = false;
  let said = '';
  const isTrue = await until(async () => {
    [isKept, said] = [isKeptIn(await entriesOf(page), shown), await saidOn(page)];
    return isKept !== NOT_KEPT.test(said);
  }, SAYING);
  if (isTrue) return [];
  return [
    isKept
      ? `The game is kept, and the page says otherwise: ${said}`
      : `The last state is not kept, and the page does not say so${said === '' ? '' : `, but: ${said}`}`,
  ];
}

/** What of the game is gone after the page was loaded again, and whether it can be played on. */
async function missing({ page }: Visit, shown: Shown): Promise<Finding> {
  const { line, white, pieces, kept } = shown;
  const complaints: string[] = [];
  const isThere = await until(() => page.evaluate(() => soak.board().length > 0), LOADED);
  if (!isThere) return { complaints: ['After the reload there is no board.'], lost: line.length };
  const actions = recordedActions(page);
  await until(async () => (await actions.count()) === line.length, SAYING);
  const found = await actions.count();
  if (found > line.length) complaints.push(`What was taken back is there again: ${String(found)} actions`);
  const lost = Math.max(0, line.length - found);
  if (lost > 0)
    complaints.push(`After the reload ${String(found)} of ${String(line.length)} actions are there`);
  else if ((await piecesOn(page)) !== pieces) complaints.push('After the reload the board is another.');
  const name = await page.getByRole('textbox', { name: 'Name of White’s player' }).inputValue();
  if (name !== white) complaints.push(`White’s player is called “${name}” after the reload.`);
  const after = await entriesOf(page);
  const gone = kept.filter(({ id }) => !after.some((entry) => entry.id === id));
  if (gone.length > 0) complaints.push(`${String(gone.length)} kept games are gone.`);
  if (complaints.length > 0) return { complaints, lost };
  return { complaints: await stuck(page, shown), lost };
}

/** Whether the game goes on and is kept, now that nothing fails. */
async function stuck(page: Page, { line, white }: Shown): Promise<readonly string[]> {
  const next = LINE[line.length] ?? FURTHER;
  try {
    await playOn(page, next);
  } catch {
    return [`After the reload ${next} cannot be played.`];
  }
  const further = { line: [...line, next], white };
  const isKept = await until(async () => isKeptIn(await entriesOf(page), further), SAYING);
  return isKept ? [] : ['After the reload the game is not kept, though nothing fails.'];
}
