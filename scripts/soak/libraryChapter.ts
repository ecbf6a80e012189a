import { writeExport } from '../../src/store/library/exportFile.ts';
import type { Chapter, Finding } from './chapter.ts';
import { nothingWrong } from './chapter.ts';
import { healthyGame } from './healthyGames.ts';
import { saidOn, until } from './screen.ts';

const SATURDAY = 'Saturday’s game';
const SUNDAY = 'Sunday’s game';
const MONDAY = 'Monday’s game';
const FILE = writeExport(
  [
    healthyGame('saturday', SATURDAY, ['a2-a4', 'a8-a6']),
    healthyGame('sunday', SUNDAY, ['b2-b4', 'b8-b6', 'c2-c4']),
  ],
  {},
);
const RECORD = '[Variant "Chess 99"]\n[White "Emmy"]\n\n1. e4 e6 *\n';
const SAYING = 2500;

/** The library: an export is imported, a game renamed, deleted and restored, a record imported. */
export const libraryChapter: Chapter = {
  route: '#/',
  begin: (visit) => {
    const { page } = visit;
    const rows = page.getByRole('region', { name: 'Your games' }).getByRole('article');
    const titles = async () => (await rows.getByRole('heading').allTextContents()).sort();
    const entries = () => page.evaluate(() => soak.entries());
    const complaints: string[] = [];
    let shown: readonly string[] | null = null;
    let said = '';
    let lost = 0;
    /** How many games there are according to the page. */
    let added = 0;
    const hold = async (what: string, holds: () => Promise<boolean>) => {
      if (!(await until(holds, SAYING))) throw new Error(`${what} does not come.`);
    };
    return {
      steps: [
        {
          name: 'import an export',
          take: async () => {
            await page.getByRole('button', { name: 'Open or import' }).click();
            await page
              .getByLabel('Choose a file')
              .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(FILE) });
            const sentence = page.getByRole('dialog').getByRole('status');
            await hold('An answer to the import', async () => (await sentence.innerText()) !== '');
            const words = await sentence.innerText();
            added = Number(/^(\d+) games? w\w+ added/.exec(words)?.[1] ?? 0);
            const saved = (await entries()).length;
            if (added > saved) {
              lost += (added - saved) * 2;
              complaints.push(`The page says: ${words} It keeps ${String(saved)}.`);
            }
            // The dialog says why the others were not imported.
            if (added < 2) throw new Error(words);
            await page.getByRole('button', { name: 'Close' }).click();
          },
        },
        {
          name: 'rename a game',
          take: async () => {
            await page.getByRole('button', { name: `Rename ${SUNDAY}` }).click();
            await page.getByRole('textbox', { name: 'Name of the game' }).fill(MONDAY);
            await page.getByRole('button', { name: 'Rename', exact: true }).click();
            await hold('The new name', async () => (await titles()).includes(MONDAY));
          },
        },
        {
          name: 'delete a game',
          take: async () => {
            await page.getByRole('button', { name: `Delete ${SATURDAY}` }).click();
            await hold('The end of the row', async () => (await rows.count()) === 1);
          },
        },
        {
          name: 'bring it back',
          take: async () => {
            await page.getByRole('button', { name: 'Undo' }).click();
            await hold('The row', async () => (await rows.count()) === 2);
          },
        },
        {
          name: 'open a record',
          take: async () => {
            await page.getByRole('button', { name: 'Open or import' }).click();
            await page.getByRole('textbox', { name: 'A link, a record or an export' }).fill(RECORD);
            await page.getByRole('button', { name: 'Open', exact: true }).click();
            await hold('The game', () => page.evaluate(() => soak.board().length > 0));
            await page.getByRole('link', { name: 'Library' }).click();
            await hold('The row', async () => (await rows.count()) === 3);
          },
        },
      ],
      beforeReload: async (): Promise<Finding> => {
        if (added === 0) return { complaints, lost };
        shown = await titles();
        said = await saidOn(page);
        return { complaints, lost };
      },
      afterReload: async (): Promise<Finding> => {
        if (shown === null) return nothingWrong;
        const saved = (await entries()).length;
        await until(async () => (await rows.count()) === saved, 8000);
        const found = await titles();
        // Anything that the page has reported as failed may be different.
        if (said !== '' && !/^\D*was deleted\.Undo$/.test(said) && found.length === saved && saved >= added)
          return nothingWrong;
        if (JSON.stringify(found) === JSON.stringify(shown)) return nothingWrong;
        const gone = shown.filter((title) => !found.includes(title)).length;
        return {
          complaints: [`The library showed ${shown.join(', ')}; after the reload ${found.join(', ')}.`],
          lost: gone * 2,
        };
      },
    };
  },
};
