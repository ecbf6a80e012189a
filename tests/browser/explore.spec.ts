import type { Page } from '@playwright/test';
import { currentPosition, movesAt } from '../../src/engine/game/game.ts';
import { addAction, addLine } from '../../src/engine/tree/edits.ts';
import type { Tree, TreePath } from '../../src/engine/tree/tree.ts';
import { endOfLine, gameAlong, newTree, sizeOf } from '../../src/engine/tree/tree.ts';
import { writeTreeLink } from '../../src/engine/record/treeLink.ts';
import { linkTo } from '../support/links.ts';
import { variantNamed } from '../support/registry.ts';
import type { Picker } from './support/board.ts';
import { act, click, expectOn, mouse, settledAddress, site } from './support/board.ts';
import { keyboard } from './support/keyboard.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { screened } from './support/whole.ts';
import { expectTree, moveAt, treeFrom, triesOf, writtenMoves } from './support/tree.ts';

const DEPTH = 6;
const VARIATIONS = 12;

/** Builds a tree by trying one action after the other; `goTo` shows the node at a path. */
async function build(
  page: Page,
  id: string,
  picker: Picker,
  goTo: (tree: Tree, path: TreePath) => Promise<void>,
): Promise<Tree> {
  const variant = variantNamed(id);
  const tries = triesOf(variant, DEPTH, VARIATIONS);
  await page.goto(`#/explore/${id}`);
  let tree = newTree(variant);
  let shown: TreePath = [];
  for (const [i, { path, action }] of tries.entries()) {
    if (path.join() !== shown.join()) await goTo(tree, path);
    await act(picker, gameAlong(tree, path), action);
    tree = addAction(tree, path, action);
    shown = [...path, action];
    await expect(writtenMoves(page)).toHaveCount(i + 1);
  }
  await expectTree(page, treeFrom(variant, tries));
  return tree;
}

/** Undoes every change. */
async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click();
  await expect(page.getByText('Every move that you try is kept here')).toBeVisible();
}

/** A board of each kind: squares, hexes and crossings. */
const KINDS = ['chess99', 'hex39', 'ben39'];

/** A tree of a single move that another one does not begin with, and that move. */
function withAnother({ variant, root }: Tree): readonly [Tree, string] {
  const start = newTree(variant);
  const game = gameAlong(start, []);
  const other = movesAt(game, 0)
    .map((move) => variant.writeMove(currentPosition(game), move))
    .find((action) => root.children.every((child) => child.action !== action));
  if (other === undefined) throw new Error('Nothing is left to try.');
  return [addAction(start, [], other), other];
}

/** Adds somebody else’s tree by its link. */
async function merge(page: Page, tree: Tree): Promise<void> {
  const link = writeTreeLink({ tree, path: [], players: ['', ''], game: null });
  await page.getByRole('button', { name: 'Share the tree' }).click();
  await page
    .getByRole('textbox', { name: 'Their link or record' })
    .fill(`https://example.org/#/explore/${tree.variant.id}/${link}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Their lines are in the tree now')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
}

for (const id of screened(KINDS, 3))
  test(`${id}: a tree is built with the mouse, shared, opened elsewhere, merged, and undone to the start`, async ({
    page,
    browser,
  }) => {
    const tree = await build(page, id, mouse(page), async (grown, path) => {
      await moveAt(page, grown, path).click();
    });
    await expectAccessible(page);
    const address = await settledAddress(page);
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await elsewhere.goto(address);
    await expectTree(elsewhere, tree);
    await context.close();
    const [theirs, other] = withAnother(tree);
    await merge(page, theirs);
    await expect(writtenMoves(page)).toHaveCount(sizeOf(tree));
    await expectTree(page, addAction(tree, [], other));
    await undoAll(page);
    // Until then the link leads to where the page is.
    await expect(page).not.toHaveURL(address);
    await page.goto(address);
    await page.reload();
    await expectTree(page, tree);
  });

for (const id of screened(KINDS, 3, 1))
  test(`${id}: a tree is built and walked with the keyboard alone`, async ({ page }) => {
    const variant = variantNamed(id);
    const press = async (key: string, times: number) => {
      for (let i = 0; i < times; i++) await page.keyboard.press(key);
    };
    await build(page, id, keyboard(page, variant), async (grown, path) => {
      // The list moves the focus to the move that was just made, perhaps only after this one has it.
      await expect(async () => {
        await moveAt(page, grown, path).press('Enter');
        await expect(moveAt(page, grown, path)).toHaveAttribute('aria-current', 'step', { timeout: 500 });
      }).toPass();
    });
    const shown = page.locator('[aria-current=step]');
    await shown.focus();
    await press('Home', 1);
    await expect(shown).toHaveText('Start');
    await press('ArrowRight', 1);
    await press('ArrowDown', 1);
    await expect(shown).toHaveText((await writtenMoves(page).nth(1).textContent()) ?? '');
    await press('Shift+ArrowLeft', 1);
    await expect(shown).toHaveText('Start');
    const before = await writtenMoves(page).count();
    await press('ArrowRight', 1);
    await press('ArrowDown', 1);
    await press('Delete', 1);
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeFocused();
    await expect(page.locator('.explore-doomed')).toHaveCount(1);
    await press('Enter', 1);
    await expect(writtenMoves(page)).toHaveCount(before - 1);
    await press('Control+z', 1);
    await expect(writtenMoves(page)).toHaveCount(before);
  });

test('a played game comes along, cannot be removed, and is played on from any node', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6 h1-g3' }));
  await page.getByRole('button', { name: 'Explore variations' }).click();
  await expect(writtenMoves(page)).toHaveText(['e4', 'e6', 'Ng3']);
  await expect(page.getByRole('button', { name: 'Remove this move and all after it' })).toBeDisabled();
  await writtenMoves(page).first().click();
  await click(page, 'd8', 'd6');
  await expect(writtenMoves(page)).toHaveText(['e4', 'e6', 'd6', 'Ng3']);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveText(['e4', 'd6']);
  await page.goBack();
  await expect(writtenMoves(page)).toHaveText(['e4', 'e6', 'd6', 'Ng3']);
});

test('a move has a comment, a judgement and arrows, and a link brings them', async ({ page, context }) => {
  await page.goto('#/explore/hex39');
  await click(page, 'c3', 'b4');
  await page.getByRole('textbox', { name: 'Comment' }).fill('To the edge.');
  await page.getByRole('button', { name: 'doubtful move' }).click();
  await page.getByRole('button', { name: 'Draw in red' }).click();
  await click(page, 'd2', 'b6', 'g9', 'g9');
  await page.getByRole('button', { name: 'Make moves' }).click();
  const drawn = page.locator('[data-colour=red]:is(path, circle)');
  await expect(drawn).toHaveCount(2);
  const other = await context.newPage();
  await other.goto(await settledAddress(page));
  await expect(writtenMoves(other)).toHaveText(['b4?!']);
  await expect(other.getByText('To the edge.').first()).toBeVisible();
  await expect(other.locator('[data-colour=red]:is(path, circle)')).toHaveCount(2);
});

test('the right button of the mouse draws, and a second time takes it away', async ({ page }) => {
  await page.goto('#/explore/tns');
  const drag = async () => {
    const [from, to] = [await site(page, 'c2').boundingBox(), await site(page, 'd4').boundingBox()];
    if (!from || !to) throw new Error('There is no board.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
    await page.mouse.up({ button: 'right' });
  };
  const arrows = page.locator('path[data-colour=green]');
  await drag();
  await expect(arrows).toHaveCount(1);
  await drag();
  await expect(arrows).toHaveCount(0);
});

test('the lines of somebody else are added by their link, and by their record', async ({ page }) => {
  const tree = addLine(newTree(variantNamed('hex39')), [], ['e3-d4', 'c7-b6']);
  const link = writeTreeLink({ tree, path: [], players: ['', ''], game: null });
  await page.goto('#/explore/hex39');
  await click(page, 'c3', 'b4');
  await page.getByRole('button', { name: 'Share the tree' }).click();
  await page
    .getByRole('textbox', { name: 'Their link or record' })
    .fill(`Look: https://example.org/#/explore/hex39/${link}.`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Their lines are in the tree now')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(writtenMoves(page)).toHaveText(['b4', 'ed4', 'b6']);
  await page.getByRole('button', { name: 'Share the tree' }).click();
  const record = '[Variant "hex39"]\n\n1. gf4 {Quiet.} (1. ij4) 1... b6 *';
  await page.getByRole('textbox', { name: 'Their link or record' }).fill(record);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Record of the' })).toHaveValue(/1\. gf4 \{Quiet\.\}/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(writtenMoves(page)).toHaveText(['b4', 'ed4', 'b6', 'gf4', 'b6', 'ij4']);
});

test('of several games in a text, one can be added, or all', async ({ page }) => {
  const game = (white: string, moves: string) => `[Variant "hex39"]\n[White "${white}"]\n\n${moves} *\n\n`;
  const text = game('Ann', '1. ed4 b6') + game('Bob', '1. gf4 (1. ij4) b6') + game('Cy', '1. b4');
  await page.goto('#/explore/hex39');
  await click(page, 'c3', 'b4');
  const offer = async () => {
    await page.getByRole('button', { name: 'Share the tree' }).click();
    await page.getByRole('textbox', { name: 'Their link or record' }).fill(text);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  };
  const choice = page.getByRole('group', { name: 'Whose lines do you want to add?' });
  await offer();
  await expect(choice.getByRole('button')).toHaveText([
    'All 3',
    'Ann – Black, Hex 39, 2 moves',
    'Bob – Black, Hex 39, 2 moves',
    'Cy – Black, Hex 39, 1 move',
  ]);
  await expectAccessible(page);
  await choice.getByRole('button', { name: /^Bob/ }).click();
  await expect(page.getByText('Their lines are in the tree now')).toBeVisible();
  await expect(choice).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(writtenMoves(page)).toHaveText(['b4', 'gf4', 'b6', 'ij4']);
  await offer();
  await choice.getByRole('button', { name: 'All 3' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(writtenMoves(page)).toHaveText(['b4', 'gf4', 'b6', 'ij4', 'ed4', 'b6']);
});

test('the rules are beside the tree, and reading them loses nothing of it', async ({ page }) => {
  await page.goto('#/explore/hex39');
  await click(page, 'c3', 'b4');
  await page.getByRole('tab', { name: 'Rules' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Rules' });
  await expect(panel.getByRole('heading').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/explore\/hex39/);
  await expectAccessible(page);
  await panel.getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/explore\/hex39/);
  await page.getByRole('tab', { name: 'Tree' }).click();
  await expectOn(page, 'b4', 'White pawn');
  await expect(writtenMoves(page)).toHaveText(['b4']);
  await page.reload();
  await expect(writtenMoves(page)).toHaveText(['b4']);
});

test('a move that is not legal has its rule beside the tree', async ({ page }) => {
  await page.goto('#/explore/hex39');
  await click(page, 'c3', 'c7');
  await page.getByRole('alert').getByRole('link', { name: 'See the rule' }).click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Rules' }).getByRole('heading').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/explore\/hex39/);
});

test('a large tree has a map, which shows where one is and leads anywhere', async ({ page }) => {
  const tree = treeFrom(variantNamed('hex39'), triesOf(variantNamed('hex39'), 8, 40));
  const link = writeTreeLink({ tree, path: [], players: ['', ''], game: null });
  await page.goto('#/explore/hex39');
  await expect(page.getByText('Every move that you try is kept here')).toBeVisible();
  const map = page.locator('[data-part=map]');
  await expect(map).toHaveCount(0);
  await page.goto(`#/explore/hex39/${link}`);
  await expect(map).toBeVisible();
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
  const shown = page.locator('[aria-current=step]');
  await expect(shown).toHaveText('Start');
  // The main line is the first row.
  await map.click({ position: { x: width - 6, y: 0.5 } });
  await expect(shown).toHaveText((await moveAt(page, tree, endOfLine(tree, [])).textContent()) ?? '');
  const here = page.locator('[data-part=map] > span');
  const placeOfMark = async () => (await here.boundingBox())?.x ?? 0;
  const before = await placeOfMark();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await placeOfMark()).toBeLessThan(before);
  await map.click({ position: { x: 4, y: height - 6 } });
  await expect(shown).toHaveText(/./);
  await expectAccessible(page);
});

test('a link that holds no tree is answered with a sentence', async ({ page }) => {
  await page.goto('#/explore/hex39/nonsense');
  await expect(page.getByRole('heading', { name: 'This tree cannot be shown' })).toBeVisible();
  await page.getByRole('link', { name: 'Begin with an empty tree' }).click();
  await expect(page.getByText('Every move that you try is kept here')).toBeVisible();
});

test('a picked piece shows in how many moves it reaches each place', async ({ page }) => {
  await page.goto('#/explore/hex39');
  await page.getByRole('combobox', { name: 'Reach' }).selectOption('If nothing stood in the way');
  await expect(page.getByText('Pick a piece to see')).toBeVisible();
  await click(page, 'd2');
  await expect(page.getByText(/^The White rook on d2 reaches 1\d hexes in one move/)).toBeVisible();
  await expect(site(page, 'd8')).toHaveAccessibleName(/, in 2 moves, /);
});

test('two positions are compared: before and after a turn, and two branches', async ({ page }) => {
  const tree = ['c3-b4 c7-b6', 'c3-b4 c7-d6'].reduce(
    (grown, line) => addLine(grown, [], line.split(' ')),
    newTree(variantNamed('hex39')),
  );
  const path = ['c3-b4', 'c7-b6'];
  await page.goto(`#/explore/hex39/${writeTreeLink({ tree, path, players: ['', ''], game: null })}`);
  const dialog = page.getByRole('dialog', { name: 'Compare two positions' });
  const differences = dialog.getByRole('list', { name: 'Differences' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(dialog.getByRole('img', { name: 'Board, 1. b4' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Board, 1… b6' })).toBeVisible();
  await expect(differences).toHaveText([
    'A Black pawn comes to b6.',
    'The Black pawn leaves c7.',
    'White is to move instead of Black.',
  ]);
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Compare with' }).selectOption('Start');
  await expect(differences).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep to compare' }).click();
  await expect(page.getByText('Kept to compare: 1… b6.')).toBeVisible();
  await moveAt(page, tree, ['c3-b4', 'c7-d6']).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(differences).toHaveText(['The Black pawn leaves b6.', 'A Black pawn comes to d6.']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Kept to compare')).toBeHidden();
});

test('a side shows in how many of its turns it reaches each place, while the page goes on', async ({
  page,
}) => {
  await page.goto('#/explore/hex39');
  const reach = page.getByRole('combobox', { name: 'Reach' });
  await reach.selectOption('The side to move, in two turns');
  await expect(page.getByText('White reaches 6 places in one turn, and 11 more in two.')).toBeVisible();
  await expect(site(page, 'b4')).toHaveAccessibleName(/reached by White in one turn/);
  await reach.selectOption('The other side, in two turns');
  await expect(site(page, 'a5')).toHaveAccessibleName(/reached by Black in 2 turns/);
  await expectAccessible(page);
  await click(page, 'c3', 'b4');
  await expect(page.getByText(/^White reaches \d+ places in one turn/)).toBeVisible();
});

test('a tree is understood by ear, and tells about itself when asked', async ({ page }) => {
  const tree = ['c3-b4 c7-b6', 'c3-b4 c7-d6 e3-d4', 'e3-d4'].reduce(
    (grown, line) => addLine(grown, [], line.split(' ')),
    newTree(variantNamed('hex39')),
  );
  const link = writeTreeLink({ tree, path: ['c3-b4'], players: ['', ''], game: null });
  await page.goto(`#/explore/hex39/${link}`);
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(named('Move 1, White, b4; 1 variation')).toHaveAttribute('aria-current', 'step');
  await expect(named('Move 1, Black, b6; 1 variation')).toBeVisible();
  await expect(named('Move 1, Black, cd6; depth 1')).toBeVisible();
  await expect(named('Move 2, White, d4')).toBeVisible();
  await page.getByRole('textbox', { name: 'Type a move' }).focus();
  for (const [text, answer] of [
    ['replies', '2 moves were tried here: b6 and cd6.'],
    ['variations', 'In place of this move, ed4 was tried.'],
  ] as const) {
    await page.keyboard.type(`${text}\n`);
    await expect(page.getByRole('alert')).toHaveText(answer);
  }
  await page.keyboard.type('parent\n');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expectAccessible(page);
});

test('in a wide window the tree is beside what is said of its moves, and as high as the board', async ({
  page,
}) => {
  await page.goto('#/explore/chess99');
  const tree = page.getByRole('region', { name: 'Tree', exact: true });
  const heightOf = async (window: { width: number; height: number }) => {
    await page.setViewportSize(window);
    return (await tree.boundingBox())?.height ?? 0;
  };
  expect(await heightOf({ width: 1440, height: 900 })).toBeGreaterThan(600);
  expect(await heightOf({ width: 1280, height: 900 })).toBeLessThan(400);
});
