import type { Page } from 'playwright';
import { linkTo } from '../../tests/support/links.ts';
import { middleGames } from '../pictures/middleGames.ts';
import { CHESS_BOTH_IN_CHECK, TNS_HANDS } from './positions.ts';
import type { Scene } from './scene.ts';
import { first, picking, pressing } from './scene.ts';

const strip = (page: Page, side: string) => page.getByRole('region', { name: side, exact: true });

/** Scenes around the board: players, offers, the clock, the end, the record. */
export const tableScenes: readonly Scene[] = [
  {
    name: 'play-chess99-record',
    path: linkTo('chess99', {
      actions: 'a2-a4 b9-c7 a4-a6 c7-d5 c2-c4 d5-c3ep e1~f1 b8-b7 a6-b7 i8-i6 b7-c8 i6-i5 d2-d4',
      players: ['Ada Lovelace', 'Grace Hopper'],
    }),
    isWhole: true,
  },
  {
    name: 'play-chess99-back',
    path: linkTo('chess99', { actions: middleGames.chess99 ?? '', cursor: 7 }),
  },
  {
    name: 'play-chess99-resign',
    path: linkTo('chess99', { actions: 'e2-e4' }),
    prepare: (page) => strip(page, 'Black').getByRole('button', { name: 'Black resigns' }).click(),
  },
  {
    name: 'play-chess99-offer',
    path: linkTo('chess99', { actions: 'e2-e4' }),
    prepare: (page) => strip(page, 'White').getByRole('button', { name: 'White offers a draw' }).click(),
  },
  { name: 'play-chess99-over', path: linkTo('chess99', { start: CHESS_BOTH_IN_CHECK, actions: 'e7-e9' }) },
  {
    name: 'play-chess99-flipped',
    path: linkTo('chess99', { actions: middleGames.chess99 ?? '' }),
    prepare: pressing('Flip the board'),
  },
  {
    name: 'play-tns-clock',
    path: linkTo('tns', { start: TNS_HANDS, actions: 'b3-d4' }),
    prepare: pressing('Clock', 'Start the clock'),
  },
  {
    name: 'play-tns-across',
    path: linkTo('tns', { actions: 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5' }),
    prefers: { orientation: 'across-table' },
    prepare: picking('c4', 'd2'),
  },
  {
    name: 'play-chess99-across',
    path: linkTo('chess99', { actions: 'e2-e4' }),
    prefers: { orientation: 'across-table' },
    prepare: first(picking('a9', 'a5'), (page) => page.getByRole('alert').first().waitFor()),
  },
  {
    name: 'play-ben39-across',
    path: linkTo('ben39', { actions: middleGames.ben39 ?? '' }),
    prefers: { orientation: 'across-table' },
  },
  {
    name: 'play-ben39-bare',
    path: linkTo('ben39', { actions: middleGames.ben39 ?? '' }),
    prefers: { coordinates: false },
  },
];
