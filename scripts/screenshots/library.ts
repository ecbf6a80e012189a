import type { Page } from 'playwright';
import { registry } from '../../tests/support/registry.ts';
import { putEntry } from '../../tests/browser/support/database.ts';
import { middleGames } from '../pictures/middleGames.ts';
import type { Scene } from './scene.ts';
import { first, pressing } from './scene.ts';

const ENDED = `[Variant "hex39"]
[White "Ada Lovelace"]
[Black "Grace Hopper"]

1-0
`;

/** Records to paste: a game in progress on each board, and one that is over. */
const RECORDS =
  registry.map(({ id }) => `[Variant "${id}"]\n\n${wordsOf(middleGames[id] ?? '')} *\n`).join('\n') +
  `\n${ENDED}`;

/** The first few actions of a game; action strings are read like notation. */
function wordsOf(actions: string): string {
  return actions.split(' ').slice(0, 6).join(' ');
}

/** Imports the records. */
const saved = first(pressing('Open or import'), async (page: Page) => {
  await page.getByLabel(/pasted here/).fill(RECORDS);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page
    .getByText(/games? (are|is|were|was) /)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('article').first().waitFor();
});

export const libraryScenes: readonly Scene[] = [
  { name: 'library-empty', path: '#/', isWhole: true },
  { name: 'library-games', path: '#/', isWhole: true, prepare: saved },
  {
    name: 'library-no-hit',
    path: '#/',
    isWhole: true,
    prepare: first(saved, (page) => page.getByRole('searchbox').fill('mornington crescent')),
  },
  {
    name: 'library-damaged',
    path: '#/',
    isWhole: true,
    prepare: first(saved, async (page) => {
      await putEntry(page, { id: 'zzz', changed: 1, actions: 'lost' });
      await page.reload();
      await page.getByRole('article', { name: 'A damaged game' }).waitFor();
    }),
  },
  {
    name: 'library-deleted',
    path: '#/',
    prepare: first(saved, (page) =>
      page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click(),
    ),
  },
  { name: 'library-open', path: '#/', prepare: pressing('Open or import') },
];
