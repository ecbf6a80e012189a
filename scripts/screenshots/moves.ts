import { linkTo } from '../../tests/support/links.ts';
import {
  BEN39,
  CHESS_BOTH_IN_CHECK,
  CHESS_MIDDLE,
  CHESS_PASSING,
  CHESS_PROMOTING,
  TNS_HANDS,
  TNS_PROMOTING,
} from './positions.ts';
import type { Scene } from './scene.ts';
import { first, picking, pressing, site } from './scene.ts';

/** What appears while a move is made or refused. */
export const moveScenes: readonly Scene[] = [
  {
    name: 'play-chess99-looking',
    path: linkTo('chess99', { start: CHESS_MIDDLE }),
    prepare: picking('e7'),
  },
  { name: 'play-chess99-why-not', path: '#/play/chess99', prepare: picking('a1', 'a5') },
  {
    name: 'play-chess99-chips',
    path: linkTo('chess99', { start: CHESS_PROMOTING, actions: 'c8-c9 d9-d8' }),
    prepare: picking('c9'),
  },
  {
    name: 'play-chess99-en-passant',
    path: linkTo('chess99', { start: CHESS_PASSING, actions: 'd2-d4' }),
    prepare: picking('g3', 'd3'),
  },
  {
    name: 'play-chess99-confirm',
    path: '#/play/chess99',
    prefers: { confirm: true },
    prepare: picking('e2', 'e4'),
  },
  { name: 'play-chess99-claims', path: linkTo('chess99', { start: CHESS_BOTH_IN_CHECK }) },
  {
    name: 'play-chess99-note',
    path: '#/play/chess99',
    prepare: async (page) => {
      await site(page, 'f1').hover();
      await page.getByRole('tooltip').waitFor();
    },
  },
  {
    name: 'play-chess99-moment',
    path: linkTo('chess99', { start: CHESS_PASSING }),
    prepare: (page) => page.getByRole('note').waitFor(),
  },
  {
    name: 'play-hex39-repeat',
    path: linkTo('hex39', { actions: 'h2-h4 h8-h6 h4-h2' }),
    prepare: picking('h6', 'h8'),
  },
  {
    name: 'play-tns-drop',
    path: linkTo('tns', { start: TNS_HANDS, actions: 'b3-d4' }),
    prepare: pressing('Black ferz, must be dropped now'),
  },
  {
    name: 'play-tns-promote',
    path: linkTo('tns', { start: TNS_PROMOTING }),
    prepare: picking('d6', 'e7'),
  },
  {
    name: 'play-battle-chieftain-flight',
    path: linkTo('battle-chieftain', { actions: 'K@e2 K@f10' }),
    prepare: picking('e2'),
  },
  {
    name: 'play-battle-chieftain-check',
    path: linkTo('battle-chieftain-far-walls', { actions: 'K@e10 K@e2' }),
  },
  {
    name: 'play-battle-chieftain-crown',
    path: linkTo('battle-chieftain-far-walls', { actions: 'K@e10 K@e2 e1-e2' }),
  },
  {
    name: 'play-ben39-rotate',
    path: linkTo('ben39', { start: BEN39 }),
    prepare: first(picking('g7'), (page) =>
      page.getByRole('button', { name: 'Clockwise', exact: true }).hover(),
    ),
  },
  { name: 'play-ben39-square', path: linkTo('ben39', { start: BEN39 }), prepare: picking('l2') },
  { name: 'play-ben39-crossing', path: linkTo('ben39', { start: BEN39 }), prepare: picking('i5') },
  {
    name: 'play-ben39-teleport',
    path: linkTo('ben39', { start: BEN39, actions: 'W@m7 X@a7' }),
    prepare: picking('e5'),
  },
  {
    name: 'play-ben39-held',
    path: linkTo('ben39', { start: BEN39 }),
    prepare: (page) =>
      page
        .getByRole('list', { name: 'White’s hand' })
        .getByRole('button', { name: /wizard/ })
        .click(),
  },
];
