import { writeTreeLink } from '../../src/engine/record/treeLink.ts';
import { addLine, annotate } from '../../src/engine/tree/edits.ts';
import { toggleGlyph, toggleShape, withComment } from '../../src/engine/tree/notes.ts';
import { newTree } from '../../src/engine/tree/tree.ts';
import { linkTo } from '../../tests/support/links.ts';
import { actionsIn, someGame } from '../../tests/support/games.ts';
import { variantNamed } from '../../tests/support/registry.ts';
import type { Page } from 'playwright';
import { BEN39 } from './positions.ts';
import type { Scene } from './scene.ts';
import { first, picking, pressing, site } from './scene.ts';

const LINES = [
  'c3-b4 c7-b6 e3-d4 b6-c5',
  'c3-b4 c7-d6 e3-d4 e7-f6',
  'c3-b4 c7-d6 g3-f4',
  'e3-d4 c7-b6 c3-b4',
  'e3-d4 e7-f6',
];
const FIRST = ['c3-b4'];

/** A tree of Hex 39 with every kind of note. */
function notedTree(): string {
  const tree = LINES.reduce(
    (grown, line) => addLine(grown, [], line.split(' ')),
    newTree(variantNamed('hex39')),
  );
  const noted = annotate(tree, FIRST, (notes) =>
    (
      [
        ['green', 'd2', 'b6'],
        ['red', 'c7', 'c7'],
        ['blue', 'e3', 'i7'],
        ['yellow', 'k3', 'k7'],
      ] as const
    ).reduce(
      (drawn, [colour, from, to]) => toggleShape(drawn, { colour, from, to }),
      toggleGlyph(withComment(notes, 'The pawn leaves the file to the rook.'), 1),
    ),
  );
  return `#/explore/hex39/${writeTreeLink({ tree: noted, path: FIRST, players: ['', ''], game: null })}`;
}

/** Turns the analysis on, and waits for the best lines and what is threatened. */
async function analysed(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('switch', { name: 'Analysis' }).click();
  await page.getByText(/^Nothing is threatened|threatens/).waitFor();
}

/** A game of Hex 39 in which much went wrong. */
const GAME = linkTo('hex39', { actions: actionsIn(someGame(variantNamed('hex39'))) });

/** Has the report of the game made, quickly. */
async function reported(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('combobox', { name: 'How thorough' }).selectOption('quick');
  await page.getByRole('button', { name: 'Begin the report' }).click();
  await page.getByRole('button', { name: 'Learn from it' }).waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
}

export const exploreScenes: readonly Scene[] = [
  { name: 'explore-hex39', path: notedTree() },
  { name: 'explore-hex39-whole', path: notedTree(), isWhole: true },
  {
    name: 'explore-remove',
    path: notedTree(),
    prepare: pressing('Remove this move and all after it'),
    staysScrolled: true,
  },
  { name: 'explore-share', path: notedTree(), prepare: pressing('Share the tree') },
  { name: 'explore-compare', path: notedTree(), prepare: pressing('Compare') },
  {
    name: 'explore-rules',
    path: notedTree(),
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Rules' }).click();
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    },
  },
  {
    name: 'explore-pen',
    path: notedTree(),
    prepare: first(
      (page) => page.getByRole('tab', { name: 'Notes' }).click(),
      pressing('Draw in red'),
      // On a phone the pens come up from under the bar.
      (page) => page.evaluate('scrollBy(0, 60)'),
    ),
    staysScrolled: true,
  },
  {
    name: 'explore-compare-ben39',
    path: '#/explore/ben39',
    prepare: first(
      async (page) => {
        await page.getByRole('textbox', { name: 'Type a move' }).fill('C@a11d');
        await page.keyboard.press('Enter');
      },
      pressing('Keep to compare', 'Compare'),
    ),
  },
  {
    name: 'explore-ben39-rotate',
    path: linkTo('ben39', { start: BEN39 }).replace('/play/', '/explore/'),
    prepare: first(picking('g7'), (page) =>
      page.getByRole('button', { name: 'Clockwise', exact: true }).hover(),
    ),
  },
  { name: 'explore-analysis', path: notedTree(), prepare: analysed },
  { name: 'explore-analysis-whole', path: notedTree(), prepare: analysed, isWhole: true },
  {
    name: 'explore-analysis-ben39',
    path: '#/explore/ben39',
    prepare: analysed,
    staysScrolled: true,
  },
  { name: 'explore-report', path: GAME.replace('/play/', '/explore/'), prepare: reported },
  {
    name: 'explore-report-whole',
    path: GAME.replace('/play/', '/explore/'),
    prepare: reported,
    isWhole: true,
  },
  {
    name: 'explore-lesson-whole',
    path: GAME.replace('/play/', '/explore/'),
    prepare: first(reported, pressing('Learn from it')),
    isWhole: true,
  },
  {
    name: 'explore-reach',
    path: '#/explore/ben39',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Reach' }).selectOption('alone');
      await site(page, 'f4').click();
    },
  },
  {
    name: 'explore-reach-side',
    path: '#/explore/ben39',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Reach' }).selectOption('mover');
      await page.getByText(/^White reaches/).waitFor();
    },
  },
  ...['chess99', 'tns', 'battle-chieftain', 'ben39'].map((id) => ({
    name: `explore-${id}`,
    path: `#/explore/${id}`,
  })),
];
