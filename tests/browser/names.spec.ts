import { middleGames } from '../../scripts/pictures/middleGames.ts';
import { endedGame, actionsIn } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { followNames, namesOn } from './support/names.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

for (const { id } of screened(SCREENED, 2))
  test(`${id}: beside a game, what chess does not have has its name as long as the moves leave room`, async ({
    page,
  }) => {
    const record = page.getByRole('region', { name: 'Record' });
    const names = namesOn(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(linkTo(id, { actions: (middleGames[id] ?? '').split(' ').slice(0, 4).join(' ') }));
    await expect(names).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    // So low that the moves need all the room.
    await page.setViewportSize({ width: 1440, height: 500 });
    await expect(names).not.toBeInViewport();
    const moves = record.getByRole('list', { name: 'Moves' });
    const [box, list] = [await record.boundingBox(), await moves.boundingBox()];
    expect(Math.round(list?.width ?? 0)).toBeGreaterThan((box?.width ?? 0) - 4);
    await expect(moves.locator('[aria-current]').last()).toBeInViewport();
  });

for (const { id } of SCREENED)
  test(`${id}: in the middle of a game all names have room, those of pieces with their letters in the record`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(linkTo(id, { actions: middleGames[id] ?? '' }));
    await expect(namesOn(page)).toBeInViewport({ ratio: 1 });
    const letters = await namesOn(page)
      .getByRole('button', { name: /how it moves/ })
      .evaluateAll((all) => all.map((name) => getComputedStyle(name, '::after').content));
    for (const letter of letters) expect(letter).toMatch(/^"[A-Z]"$/);
  });

for (const variant of screened(SCREENED, 1))
  test(`${variant.id}: after a long game the names have given way to its moves`, async ({ page }) => {
    await page.goto(linkTo(variant.id, { actions: actionsIn(endedGame(variant, 150)) }));
    await page.setViewportSize({ width: 1440, height: 620 });
    await expect(namesOn(page)).not.toBeInViewport();
    await expect(page.getByRole('region', { name: 'Record' }).locator('[aria-current]')).toBeInViewport();
  });

for (const { id } of SCREENED)
  test(`${id}: a name leads to how the piece moves, or what the sign means, by mouse and by keyboard`, async ({
    page,
  }) => {
    await page.goto(`#/play/${id}`);
    // What is picked on the board does not take its place.
    await page.getByRole('toolbar').locator('[data-site]').first().click();
    await followNames(page, (name) => name.click());
    await followNames(page, async (name) => {
      await name.focus();
      await name.press('Enter');
    });
    const heights = await namesOn(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });

for (const { id } of SCREENED)
  test(`${id}: the signs of the record have names once they occur, which lead to what they mean`, async ({
    page,
  }) => {
    const names = namesOn(page).getByRole('button', { name: /in the record/ });
    await page.goto(`#/play/${id}`);
    await expect(page.getByRole('textbox', { name: 'Type a move' })).toBeVisible();
    await expect(names).toHaveCount(0);
    await page.goto('about:blank');
    const actions = middleGames[id] ?? '';
    await page.goto(linkTo(id, { actions }));
    await expect(page.getByRole('region', { name: 'Record' }).locator('[aria-current]')).toBeVisible();
    const isStrange = /[~@*_]|end/.test(actions);
    await expect(names.first()).toBeAttached({ attached: isStrange });
    if (!isStrange) return;
    await names.first().click();
    const dialog = page.getByRole('dialog', { name: 'Signs on the board' });
    await expect(dialog.getByRole('region', { name: 'Written in the record' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(names.first()).toBeFocused();
  });
