import { BEN39, TNS_HANDS, inRoute } from './positions.ts';
import type { Scene } from './scene.ts';
import { first, pressing } from './scene.ts';

export const editorScenes: readonly Scene[] = [
  { name: 'edit-chess99', path: `#/edit/chess99/${inRoute('4k4/9/4R4/9/4P4/9/3r5/4q4/4K4 b e4 7')}` },
  { name: 'edit-hex39', path: '#/edit/hex39', prepare: pressing('Black rook') },
  { name: 'edit-tns', path: `#/edit/tns/${inRoute(TNS_HANDS)}` },
  { name: 'edit-battle-chieftain', path: '#/edit/battle-chieftain-differing-field' },
  { name: 'edit-ben39', path: `#/edit/ben39/${inRoute(BEN39)}` },
  { name: 'edit-ben39-whole', path: `#/edit/ben39/${inRoute(BEN39)}`, isWhole: true },
  { name: 'edit-tns-whole', path: `#/edit/tns/${inRoute(TNS_HANDS)}`, isWhole: true },
  { name: 'edit-impossible', path: `#/edit/chess99/${inRoute('4k4/9/9/9/9/9/9/9/4K3K w - 1')}` },
  {
    name: 'edit-ben39-diagram',
    path: '#/edit/ben39',
    prepare: (page) => page.getByRole('button', { name: 'As a diagram' }).click(),
  },
  {
    name: 'edit-share',
    path: '#/edit/chess99',
    prepare: first(pressing('Share'), (page) => page.getByRole('img', { name: /QR/ }).waitFor()),
  },
];
