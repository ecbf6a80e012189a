// npm run screenshots   pictures of every screen, in three sizes and three themes, into screenshots/
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { BROWSER_FLAGS } from './browserFlags.ts';
import { linkTo } from '../tests/support/links.ts';

const SIZES = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const;
/** What the system asks for, as the page follows it. */
const THEMES = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  contrast: { colorScheme: 'dark', contrast: 'more' },
} as const;

/** A screen worth a look: where it is, and what is done there first. */
interface Scene {
  readonly name: string;
  readonly path: string | Promise<string>;
  readonly prepare?: (page: Page) => Promise<void>;
}

const site = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });

/** A game played with another piece set. */
const withPieces = (set: 'Letters' | 'Moves', name: string, path: string | Promise<string>): Scene => ({
  name: `${set.toLowerCase()}-${name}`,
  path,
  prepare: async (page) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: set }).check();
    await page.getByRole('button', { name: 'Close' }).click();
  },
});

const MIDDLE = 'rnb1kqb1r/p1pp1pppp/4a1n2/1p2p4/4P4/3P2N2/2P3A2/PP2PPPPP/RNBQK1B1R w - 7';
const PROMOTING = '3k5/2P6/9/9/4p4/9/2R3A2/3P5/1r2K4 w - 40';
const BEN39 =
  '1sk1/1r1b1/2p1p2/3n3/2PPP2/1BNR1/G1SK 8/2c5/8/2C1i3/3Z4/2W1X3/5CX1/4cX2 d14,l2 w IPWXXZwwxxxxxzz';
const CHECKS = '4k4/9/4R4/9/9/9/4r4/9/4K4 w - 30';

const HEXES = '1/4/rbbr1/p1ppp1/2pp3/PP1P1P/2PPR/RBB1/B w';
const CHIEFTAINS = '1b1bk1bbb1/b1b3/1b4b1/6/2b5/3B4/2B4b/1B4/1B2B3/2B1K1/BB1B2B1BB w g';

/** The first and the last pieces of a game, among friends and enemies. */
const piecesOf = (id: string): Scene[] => [
  { name: `pieces-${id}`, path: `#/learn/${id}/gallery` },
  ...[-1, 3].map((place): Scene => ({
    name: `pieces-${id}-${String(place)}`,
    path: `#/learn/${id}/gallery`,
    prepare: async (page) => {
      const pieces = page.getByRole('list', { name: 'Pieces' }).getByRole('button');
      await pieces.nth(place % (await pieces.count())).click();
      for (const manner of ['slides', 'leaps', 'steps']) {
        const reached = page.locator(`[data-site][aria-label*="${manner}"]`);
        const count = await reached.count();
        if (count === 0) continue;
        await reached.nth(Math.floor(count / 3)).click();
        await page.getByRole('radio', { name: 'Friend' }).check();
      }
    },
  })),
];

/** A position seen through some lenses. */
const lensScenes = (id: string, start: string, ...lenses: readonly string[]): Scene[] =>
  lenses.map((lens) => ({
    name: `lens-${id}-${lens.toLowerCase().replaceAll(' ', '-')}`,
    path: linkTo(id, { start }),
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Lens' }).selectOption(lens);
    },
  }));

const scenes: readonly Scene[] = [
  { name: 'library', path: '#/' },
  { name: 'play-start', path: '#/play/chess99' },
  {
    name: 'play-picked',
    path: linkTo('chess99', { start: MIDDLE }),
    prepare: (page) => site(page, 'g3').click(),
  },
  {
    name: 'play-looking',
    path: linkTo('chess99', { start: MIDDLE }),
    prepare: (page) => site(page, 'e7').click(),
  },
  {
    name: 'play-record',
    path: linkTo('chess99', {
      actions: 'a2-a4 b9-c7 a4-a6 c7-d5 c2-c4 d5-c3ep e1~f1 b8-b7 a6-b7 i8-i6 b7-c8 i6-i5 d2-d4',
      players: ['Ada Lovelace', 'Grace Hopper'],
    }),
  },
  {
    name: 'play-chips',
    path: linkTo('chess99', { start: PROMOTING, actions: 'c8-c9 d9-d8' }),
    prepare: (page) => site(page, 'c9').click(),
  },
  {
    name: 'play-en-passant',
    path: linkTo('chess99', { start: '4k4/9/9/9/4p4/9/6q2/3P5/4K4 w - 12', actions: 'd2-d4' }),
    prepare: async (page) => {
      await site(page, 'g3').click();
      await site(page, 'd3').click();
    },
  },
  { name: 'play-claims', path: linkTo('chess99', { start: CHECKS }) },
  { name: 'play-over', path: linkTo('chess99', { start: CHECKS, actions: 'e7-e9' }) },
  {
    name: 'play-note',
    path: '#/play/chess99',
    prepare: async (page) => {
      await site(page, 'f1').hover();
      await page.getByRole('tooltip').waitFor();
    },
  },
  {
    name: 'play-share',
    path: linkTo('chess99', { actions: 'e2-e4 e8-e6 g1-f3' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('img', { name: /QR/ }).waitFor();
    },
  },
  {
    name: 'play-settings',
    path: '#/play/chess99',
    prepare: (page) => page.getByRole('button', { name: 'Settings' }).click(),
  },
  {
    name: 'play-clock-dialog',
    path: '#/play/chess99',
    prepare: (page) => page.getByRole('button', { name: 'Clock', exact: true }).click(),
  },
  {
    name: 'play-clock',
    path: linkTo('tns', { start: '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f2,w3,n2,W3 m', actions: 'b3-d4' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Clock', exact: true }).click();
      await page.getByRole('button', { name: 'Start the clock' }).click();
    },
  },
  { name: 'hex39-start', path: '#/play/hex39' },
  {
    name: 'hex39-picked',
    path: linkTo('hex39', { actions: 'e3-f4 g7-f6 h2-h4 h8-h6' }),
    prepare: (page) => site(page, 'h4').click(),
  },
  {
    name: 'hex39-repeat',
    path: linkTo('hex39', { actions: 'h2-h4 h8-h6 h4-h2' }),
    prepare: async (page) => {
      await site(page, 'h6').click();
      await site(page, 'h8').click();
    },
  },
  { name: 'tns-start', path: '#/play/tns' },
  {
    name: 'tns-drop',
    path: linkTo('tns', { start: '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f1,w3,n2,W3 m', actions: 'b3-d4' }),
    prepare: (page) => page.getByRole('button', { name: 'Black ferz, must be dropped now' }).click(),
  },
  {
    name: 'tns-promote',
    path: linkTo('tns', { start: '1/3/1K1tH/3F1r1/4N2/7/N4/1R1/1 w n2 m' }),
    prepare: async (page) => {
      await site(page, 'd6').click();
      await site(page, 'e7').click();
    },
  },
  { name: 'chieftain-start', path: '#/play/battle-chieftain' },
  {
    name: 'chieftain-flight',
    path: linkTo('battle-chieftain', { actions: 'K@e2 K@f10' }),
    prepare: (page) => site(page, 'e2').click(),
  },
  {
    name: 'chieftain-check',
    path: linkTo('battle-chieftain-far-walls', { actions: 'K@e10 K@e2 e1-e2' }),
  },
  { name: 'ben39-start', path: '#/play/ben39' },
  {
    name: 'ben39-middle',
    path: linkTo('ben39', {
      start: BEN39,
    }),
  },
  {
    name: 'ben39-rotate',
    path: linkTo('ben39', { start: BEN39 }),
    prepare: async (page) => {
      await site(page, 'g7').click();
      await page.getByRole('button', { name: 'Turn clockwise', exact: true }).hover();
    },
  },
  {
    name: 'ben39-square',
    path: linkTo('ben39', { start: BEN39 }),
    prepare: async (page) => {
      await site(page, 'l2').click();
    },
  },
  {
    name: 'ben39-crossing',
    path: linkTo('ben39', { start: BEN39 }),
    prepare: async (page) => {
      await site(page, 'i5').click();
    },
  },
  {
    name: 'ben39-teleport',
    path: linkTo('ben39', { start: BEN39, actions: 'W@m7 X@a7' }),
    prepare: (page) => site(page, 'e5').click(),
  },
  { name: 'edit-chess99', path: '#/edit/chess99/4k4.9.4R4.9.4P4.9.4r4.4q4.4K4_b_e4_7' },
  {
    name: 'edit-hex39',
    path: '#/edit/hex39',
    prepare: (page) => page.getByRole('button', { name: 'Black rook', exact: true }).click(),
  },
  { name: 'edit-tns', path: '#/edit/tns/1.F1n.3tH.k1K2r1.4N2.7.N4.1R1.1_w_f1,w3,n2,W3_m' },
  { name: 'edit-chieftain', path: '#/edit/battle-chieftain-differing-field' },
  { name: 'edit-ben39', path: `#/edit/ben39/${BEN39.replaceAll(' ', '_').replaceAll('/', '.')}` },
  {
    name: 'edit-diagram',
    path: '#/edit/ben39',
    prepare: (page) => page.getByRole('button', { name: 'As a diagram' }).click(),
  },
  {
    name: 'edit-share',
    path: '#/edit/chess99',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('img', { name: /QR/ }).waitFor();
    },
  },
  ...['chess99', 'hex39', 'tns', 'battle-chieftain', 'ben39'].flatMap((id) => piecesOf(id)),
  ...lensScenes('chess99', MIDDLE, 'Attacked by both', 'Captured for free'),
  ...lensScenes('hex39', HEXES, 'Attacked by both', 'Captured for free'),
  ...lensScenes(
    'tns',
    '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f1,w3,n2,W3 m',
    'Attacked by both',
    'Attacked by White',
  ),
  ...lensScenes('battle-chieftain', CHIEFTAINS, 'Attacked by both', 'Attacked by Black'),
  ...lensScenes(
    'ben39',
    BEN39,
    'Attacked by both',
    'Captured for free',
    'Control of movable squares',
    'Immobilizer zones',
    'Squares for the kings',
  ),
  ...(['Letters', 'Moves'] as const).flatMap((set) => [
    withPieces(set, 'chess99', linkTo('chess99', { start: MIDDLE })),
    withPieces(set, 'hex39', '#/play/hex39'),
    withPieces(set, 'tns', linkTo('tns', { start: '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f1,w3,n2,W3 m' })),
    withPieces(set, 'chieftain', linkTo('battle-chieftain', { actions: 'K@e2 K@f10' })),
    withPieces(set, 'ben39', linkTo('ben39', { start: BEN39 })),
  ]),
  { name: 'play-damaged', path: '#/play/chess99/eJyrVsrMS8lPVrKC' },
];

mkdirSync('screenshots', { recursive: true });
const wanted = process.argv[2] ?? '';
const server = await preview({ preview: { port: 4193 }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
  args: BROWSER_FLAGS,
});
for (const [size, [width, height]] of Object.entries(SIZES))
  for (const [theme, wishes] of Object.entries(THEMES)) {
    const context = await browser.newContext({
      viewport: { width, height },
      ...wishes,
      reducedMotion: 'reduce',
    });
    for (const { name, path, prepare } of scenes.filter((scene) => scene.name.includes(wanted))) {
      const page = await context.newPage();
      await page.goto(address + (await path));
      await page.getByRole('heading').first().waitFor();
      await prepare?.(page);
      await page.waitForTimeout(150);
      await page.screenshot({ path: `screenshots/${name}-${size}-${theme}.png` });
      await page.close();
    }
    await context.close();
  }
await browser.close();
await server.close();
