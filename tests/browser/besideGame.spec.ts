import { actionsIn, endedGame } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

test('beside a game, Pieces shows the piece that is picked, and the one on which the mouse rests', async ({
  page,
}) => {
  await page.goto('#/play/chess99');
  await page.getByRole('tab', { name: 'Pieces' }).click();
  const board = page.getByRole('toolbar', { name: 'Board of Chess 99' }).first();
  await board.getByRole('button', { name: /^b1, / }).click();
  await expect(page.getByRole('heading', { name: 'Knight' })).toBeVisible();
  await board.getByRole('button', { name: /^f9, / }).hover();
  await expect(page.getByRole('heading', { name: 'Queen' })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Pieces' }).getByRole('button', { name: /^queen/ }),
  ).toBeInViewport();
  await expectAccessible(page);
});

test('a rule is found by its words, and read beside the game', async ({ page }) => {
  await page.goto(linkTo('tns', { actions: 'c2-d4 e8-d6' }));
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('king promot');
  const found = page.getByRole('search').getByRole('link');
  await expect(found.first()).toContainText(/king/i);
  await expectAccessible(page);
  const title = (await found.first().locator('b').textContent())?.replace(/\.$/, '') ?? '';
  await found.first().click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await expect(page).toHaveURL(/#\/play\/tns/);
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('xyzzy');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('No sentence has these words.');
});

for (const [what, id, game, chapter] of [
  ['a check', 'chess99', { start: '4k4/9/9/9/4R4/9/9/9/4K4 b - 3' }, /check/i],
  ['the end', 'chess99', { start: '4k4/9/9/9/4R4/9/9/9/4K4 w - 3', actions: 'e5-e9' }, /the king/i],
] as const)
  test(`the rules beside a game open at ${what}`, async ({ page }) => {
    await page.goto(linkTo(id, game));
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toHaveText(chapter);
  });

for (const variant of screened(SCREENED, 2))
  test(`${variant.id}: the result of a game leads to its rule, and one that players agree on to none`, async ({
    page,
  }) => {
    await page.goto(linkTo(variant.id, { actions: actionsIn(endedGame(variant, 150)) }));
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByRole('link', { name: 'See the rule' }).click();
    await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goto(`#/play/${variant.id}`);
    await page.getByRole('button', { name: 'White resigns' }).click();
    await page
      .getByRole('group', { name: 'Does White resign?' })
      .getByRole('button', { name: 'Resign' })
      .click();
    await expect(result).toBeVisible();
    await expect(result.getByRole('link')).toHaveCount(0);
  });

for (const { id } of screened(SCREENED, 2, 1))
  test(`in ${id} the rules beside the game open at a refusal`, async ({ page }) => {
    await page.goto(`#/play/${id}`);
    const field = page.getByRole('textbox', { name: 'Type a move' });
    await field.fill('a1-a1');
    await field.press('Enter');
    await expect(page.getByRole('alert').first()).not.toBeEmpty();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

test('the editor has the pieces and the rules of its game beside the position', async ({ page }) => {
  await page.goto('#/edit/tns');
  await page.getByRole('tab', { name: 'Pieces' }).click();
  await page.getByRole('list', { name: 'Black’s pieces' }).getByRole('button', { name: 'wazir' }).click();
  await expect(page.getByRole('heading', { name: 'Wazir' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption('Promotion');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText('Promotion');
  await expect(page).toHaveURL(/#\/edit\/tns/);
  await page.getByRole('tab', { name: 'Position' }).click();
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeVisible();
});

test('Pieces says what the signs on the board mean, those of the position too', async ({ page }) => {
  await page.goto(linkTo('chess99', { start: '4r3k/9/9/9/9/9/9/P8/4K4 b - 1', actions: 'i9-i8' }));
  await page.getByRole('tab', { name: 'Pieces' }).click();
  const signs = page.getByRole('list', { name: 'Signs on the board' });
  await expect(signs.getByRole('listitem')).toHaveText([/^The last move/, /^A king in check/]);
  await page.goto('#/play/battle-chieftain');
  await page.getByRole('tab', { name: 'Pieces' }).click();
  await expect(signs.getByRole('listitem')).toHaveText([/^White’s wall: /, /^Black’s wall: /, /^A gap: /]);
});

test('a button beside the board says what all its signs mean, with those of the moment first', async ({
  page,
}) => {
  await page.goto('#/play/hex39');
  const button = page.getByRole('button', { name: 'Signs on the board' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Signs on the board' });
  await expect(dialog.getByRole('list', { name: 'On the board now' }).getByRole('listitem')).toHaveText([
    'White’s castle: Black wins at once by moving a piece into it.',
    'Black’s castle: White wins at once by moving a piece into it.',
    'A red hex: a bishop on it never leaves the red hexes.',
    'A blue hex: a bishop on it never leaves the blue hexes.',
    'A green hex: a bishop on it never leaves the green hexes.',
  ]);
  await expect(dialog.getByRole('list', { name: 'While you pick' })).toContainText('It can go here.');
  await expect(dialog.getByRole('list', { name: 'At other times' })).toContainText('The last move');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the same button says what the signs of the record mean, told of moves of the game', async ({
  page,
}) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4 d8-d6 b1-c3 e9~f9' }));
  await page.getByRole('button', { name: 'Signs on the board' }).click();
  const written = page.getByRole('region', { name: 'Written in the record' });
  await expect(written.getByRole('term')).toHaveText(['K~f9']);
  await expect(written.getByRole('definition')).toHaveText([
    'Black’s king on e9 and queen on f9 change places.',
  ]);
  await expectAccessible(page);
});

test('a pointer that rests on a wall is told what it does', async ({ page }) => {
  await page.goto('#/play/battle-chieftain');
  await page.getByRole('button', { name: /^f10,/ }).hover();
  await expect(page.getByRole('tooltip')).toContainText(
    'White can pass over it, but stop on it only to capture.',
  );
});
