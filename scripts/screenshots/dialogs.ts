import { middleGames } from '../pictures/middleGames.ts';
import { linkTo } from '../../tests/support/links.ts';
import type { Scene } from './scene.ts';
import { first, pressing } from './scene.ts';

const GAME = linkTo('chess99', { actions: 'e2-e4 e8-e6 h1-g3' });

export const dialogScenes: readonly Scene[] = [
  {
    name: 'dialog-share',
    path: GAME,
    prepare: first(pressing('Share'), (page) => page.getByRole('img', { name: /QR/ }).waitFor()),
  },
  {
    name: 'dialog-share-end',
    path: GAME,
    prepare: first(pressing('Share'), async (page) => {
      await page.getByRole('img', { name: /QR/ }).waitFor();
      await page.getByRole('dialog').getByRole('button').last().scrollIntoViewIfNeeded();
    }),
  },
  { name: 'dialog-settings', path: '#/play/chess99', prepare: pressing('Settings') },
  {
    name: 'dialog-settings-end',
    path: '#/play/chess99',
    prepare: first(pressing('Settings'), (page) =>
      page.getByRole('button', { name: 'Show all explanations again' }).scrollIntoViewIfNeeded(),
    ),
  },
  { name: 'dialog-clock', path: '#/play/chess99', prepare: pressing('Clock') },
  { name: 'dialog-new-game', path: GAME, prepare: pressing('New game') },
  {
    name: 'dialog-signs',
    path: linkTo('ben39', { actions: middleGames.ben39 ?? '' }),
    prepare: first(pressing('Signs on the board'), (page) =>
      page.getByRole('dialog').getByRole('listitem').first().waitFor(),
    ),
  },
  {
    name: 'dialog-help',
    path: '#/play/ben39',
    prepare: first(
      (page) => page.keyboard.press('?'),
      (page) => page.getByRole('dialog').waitFor(),
    ),
  },
];
