import type { Page } from '@playwright/test';
import { cardsFor } from '../../scripts/teaching/measure.ts';
import { at } from '../../src/engine/at.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { actionsOf } from '../support/play.ts';
import { paths } from '../support/paths.ts';
import { act, click, recordedActions, site } from './support/board.ts';
import { listening, timesHeard } from './support/heard.ts';
import { keyboard } from './support/keyboard.ts';
import { KNOWS_CHESS, NEVER_PLAYED, next, solve } from './support/path.ts';
import { SIZES } from './support/sizes.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { screened } from './support/whole.ts';

const answer = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click();
const card = (page: Page) => page.getByRole('heading', { level: 2 });
const toPath = (page: Page) => page.getByRole('link', { name: /: Hex 39$/ });

for (const [game, path] of screened(paths, 3, 1))
  test(`the path into ${game} is walked with the keyboard alone and ends in a game`, async ({ page }) => {
    const [variant] = path.variants;
    if (!variant) throw new Error('There is no variant.');
    const keys = keyboard(page, variant);
    await page.goto(`#/path/${variant.id}`);
    await page.getByRole('button', { name: NEVER_PLAYED }).press('Enter');
    for (const each of path.cards) {
      await expect(card(page)).toBeFocused();
      await solve(page, keys, path, each);
      await next(page).press('Enter');
    }
    await expect(card(page)).toHaveText(path.last.title);
    await page.getByRole('link', { name: 'Play', exact: true }).press('Enter');
    await expect(page.getByRole('region', { name: 'Record' })).toBeVisible();
    await act(keys, newGame(variant), at(actionsOf(variant, variant.start), 0));
    await expect(recordedActions(page)).toHaveCount(1);
  });

test('people who know chess have two cards fewer, and can change their answer', async ({ page }) => {
  const [, path] = at(paths, 0);
  await page.goto('#/path/chess99');
  await expectAccessible(page);
  await answer(page, KNOWS_CHESS);
  await expect(card(page)).toHaveText(at(cardsFor(path, true), 0).title);
  await expect(page.getByText('Card 1 of 7')).toBeVisible();
  await answer(page, NEVER_PLAYED);
  await expect(card(page)).toHaveText(at(path.cards, 0).title);
  await expect(page.getByText('Card 1 of 9')).toBeVisible();
  // The other paths do not ask again.
  await page.goto('#/path/hex39');
  await expect(page.getByText('Card 1 of 9')).toBeVisible();
});

test('a path is gone on with where it was left, from the library and from the rulebook, and can be begun anew', async ({
  page,
}) => {
  await page.goto('');
  await expect(toPath(page)).toHaveText('Learn in 4 minutes');
  await toPath(page).click();
  await answer(page, KNOWS_CHESS);
  await click(page, 'j6', 'g9');
  await next(page).click();
  await expect(card(page)).toHaveText('Six ways');
  await page.goto('');
  await page.reload();
  await expect(toPath(page)).toHaveText('Continue: card 2 of 7');
  await page.goto('#/learn/hex39');
  await toPath(page).click();
  await expect(card(page)).toHaveText('Six ways');
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(card(page)).toHaveText('Enter the castle');
  await page.goto('');
  await expect(toPath(page)).toHaveText('Learn in 4 minutes');
});

test('a wrong try is answered with words and on the board, and the card stays', async ({ page }) => {
  await page.goto('#/path/chess99/safely');
  await expect(card(page)).toHaveText('Capture it safely');
  const before = await site(page, 'a1').boundingBox();
  await click(page, 'e1', 'e4');
  await expect(page.getByRole('alert')).toContainText('A king can’t go from e1 to e4.');
  await click(page, 'e5', 'a5');
  await expect(page.getByText('now Black’s rook attacks your king').first()).toBeInViewport();
  expect(await site(page, 'a1').boundingBox()).toEqual(before);
  await expect(page.getByRole('link', { name: 'Skip' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await click(page, 'c4', 'a5');
  await expect(next(page)).toBeInViewport();
  await expect(page.getByText('Well done! White wins').first()).toBeInViewport();
  expect(await site(page, 'a1').boundingBox()).toEqual(before);
  await expectAccessible(page);
});

test('what comes of a card is read out once', async ({ page }) => {
  await listening(page);
  await page.goto('#/path/chess99/paladin');
  await page.getByRole('button', { name: 'Show me' }).press('Enter');
  await expect.poll(() => timesHeard(page, 'That is how it goes.')).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect.poll(() => timesHeard(page, 'The board is set up again.')).toBe(1);
});

test('a card that a link names wrongly is missed, with a way to the first', async ({ page }) => {
  await page.goto('#/path/hex39/nowhere');
  await page.getByRole('link', { name: 'To the first card' }).click();
  await expect(page).toHaveURL(/#\/path\/hex39\/castle$/);
});

for (const size of screened(SIZES, 2))
  test(`board, words and the way on are in sight at ${String(size.width)}×${String(size.height)}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const [, { variants, cards }] of paths)
      for (const { id, title } of [
        ...cards.toSorted((a, b) => b.text.length - a.text.length).slice(0, 2),
        { id: 'play', title: 'Play' },
      ]) {
        await page.goto(`#/path/${variants[0]?.id ?? ''}/${id}`);
        await expect(card(page)).toHaveText(title);
        await expect(card(page)).toBeInViewport({ ratio: 1 });
        await expect(page.locator('main svg', { has: page.locator('.board-ground') })).toBeInViewport({
          ratio: 1,
        });
        await expect(page.getByRole('link', { name: /^(Skip|Play)$/ })).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      }
  });
