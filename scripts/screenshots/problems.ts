import type { Page } from 'playwright';
import { linkTo } from '../../tests/support/links.ts';
import type { Scene } from './scene.ts';

/** The beginning of a link whose end was cut off. */
const cutLink = linkTo('chess99', { actions: 'e2-e4 e8-e6 h1-g3 d8-d6 d2-d4 c8-c6' }).slice(0, -12);

const game = linkTo('hex39', { actions: 'i3-j4' });

/** Injects an error while a board is drawn. */
const failing = async (page: Page): Promise<void> => {
  await page.evaluate((hash) => {
    const create = document.createElementNS.bind(document);
    Object.assign(document, {
      // A method, since what runs these scripts would name a function by a helper that the page does not have.
      createElementNS(...of: Parameters<typeof create>) {
        if (of[0] === 'http://www.w3.org/2000/svg') throw new Error('Nothing can be drawn.');
        return create(...of);
      },
    });
    location.hash = hash;
  }, game);
  await page.getByRole('textbox', { name: 'Record' }).waitFor();
};

/** Makes the browser’s storage never open. */
const waiting = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open.bind(indexedDB);
    Object.assign(window, { held: open('held', 1) });
    IDBFactory.prototype.open = () => open('held', 2);
  });
  await page.reload();
  await page.getByText('Still waiting').waitFor();
};

export const problemScenes: readonly Scene[] = [
  { name: 'problem-damaged-link', path: '#/play/chess99/eJyrVsrMS8lPVrKC' },
  { name: 'problem-cut-link', path: cutLink },
  { name: 'problem-unknown-game', path: '#/play/chess98' },
  { name: 'problem-unknown-rules', path: '#/learn/chess98' },
  { name: 'problem-unreadable-position', path: '#/edit/chess99/nonsense' },
  { name: 'problem-unknown-route', path: '#/elsewhere' },
  { name: 'problem-fault', path: '#/', prepare: failing },
  { name: 'problem-waiting-library', path: '#/', isWhole: true, prepare: waiting },
  {
    name: 'problem-waiting-game',
    path: '#/play/chess99',
    prepare: async (page) => {
      await page.evaluate(() => {
        history.replaceState({ game: 'kept' }, '');
      });
      await waiting(page);
    },
  },
];
