import type { Chapter, Session, Step } from './chapter.ts';
import { nothingWrong } from './chapter.ts';
import type { Shown } from './gameOnScreen.ts';
import { boardComes, liesAbout, missingOf, pickMove, shownNow, typeMove } from './gameOnScreen.ts';
import type { Visit } from './visit.ts';

/** Twenty actions of Chess 99, each from one square to another, and one more for after the reload. */
const LINE =
  'a2-a4 a8-a6 b2-b4 b8-b6 c2-c4 c8-c6 d2-d4 d8-d6 e2-e4 e8-e6 f2-f4 f8-f6 g2-g4 g8-g6 h2-h4 h8-h6 i2-i4 i8-i6 a4-a5 i6-i5'.split(
    ' ',
  );
const FURTHER = 'a5-b6';
const WHITE = 'Ada';

/** A game: begun, played, taken back, named, timed. */
export const gameChapter: Chapter = {
  route: '#/',
  begin: (visit) => begun(visit, ({ beginning, typed, ends }) => [beginning, ...typed, ...ends]),
};

/** A short game with the dialogs and panels beside it, which load on demand. */
export const dialogsChapter: Chapter = {
  route: '#/',
  begin: (visit) =>
    begun(visit, ({ beginning, picked, dialogs }) => [beginning, ...picked.slice(0, 2), ...dialogs]),
};

/** What a person does with a game. */
interface Steps {
  readonly beginning: Step;
  /** The actions, made in the field for moves or on the board. */
  readonly typed: readonly Step[];
  readonly picked: readonly Step[];
  /** Taking back, redoing, the name, the clock. */
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
  const moves = (make: typeof typeMove): readonly Step[] =>
    LINE.map((action) => ({
      name: action,
      take: async () => {
        await make(page, action);
        line.push(action);
      },
    }));
  const beginning: Step = {
    name: 'begin a game',
    take: async () => {
      await page.getByRole('link', { name: 'Play Chess 99' }).click();
      isOnBoard = await boardComes(page);
      if (!isOnBoard) throw new Error('There is no board.');
    },
  };
  const takeBack: Step = {
    name: 'take back',
    take: async () => {
      await press('Take back');
      line.pop();
    },
  };
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
        page.getByRole('region', { name: 'Status' }).getByRole('button', { name: 'Start the clock' }).click(),
    },
    { name: 'pause the clock', take: () => button('Pause the clock').first().click() },
  ];
  const dialog = (opener: string, inside: string): Step => ({
    name: `open ${opener}`,
    take: async () => {
      await press(opener);
      await page.getByRole('dialog').getByText(inside).first().waitFor();
      await press('Close');
    },
  });
  const dialogs = [dialog('Share', 'The game is in the link itself.'), dialog('Settings', 'Theme')];
  return {
    steps: choose({ beginning, typed: moves(typeMove), picked: moves(pickMove), ends, dialogs }),
    beforeReload: async () => {
      if (!isOnBoard) return nothingWrong;
      shown = await shownNow(page, line, white);
      // A board without a move is not a game yet.
      return { complaints: line.length === 0 ? [] : await liesAbout(page, shown), lost: 0 };
    },
    afterReload: async () =>
      shown ? missingOf(page, shown, LINE[shown.line.length] ?? FURTHER) : nothingWrong,
  };
}
