import type { Locator } from '@playwright/test';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import { middleGames } from '../../scripts/pictures/middleGames.ts';
import { actionsIn } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { variantNamed } from '../support/registry.ts';
import { expectOn, finger, gameOf, play, site } from './support/board.ts';
import { preferring } from './support/preferring.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

test('on a phone a hint stands below the board, which stays where it is', async ({ page }) => {
  const start = 'k/3/5/7/7/3n3/2W2/3/K w - m';
  await page.goto(linkTo('tns', { start }));
  await expectOn(page, 'd4', 'Black knight');
  const place = () =>
    site(page, 'd4').evaluate((element) => Math.round(element.getBoundingClientRect().y + scrollY));
  const before = await place();
  await play(page, finger(page), gameOf('tns', start), ['d3-d4']);
  const card = page.getByRole('note');
  await expect(card).toContainText('back on the board within three turns');
  expect(await place()).toBe(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Got it' }).tap();
  await expect(card).toHaveCount(0);
  expect(await place()).toBe(before);
});

/** Where an element begins and ends from top to bottom. */
const edgesOf = (element: Locator) =>
  element.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return { top, bottom };
  });

/** A king stands on a movable square that can go. */
const HELD_SQUARE =
  '1sk1/1r1b1/2p1p2/3n3/2PPP2/1BNR1/G1SK 8/2c5/8/2C1i3/3Z4/2W1X3/5CX1/4cX2 d14,l2 w IPWXXZwwxxxxxzz';

/** Turns of random games in which a rule is told for the first time, on boards that leave little room below. */
const TOLD = [
  ['tns', 5, 7],
  ['tns', 53, 37],
  ['ben39', 2, 10],
  ['ben39', 48, 22],
  ['battle-chieftain-uneven-field', 42, 13],
  ['chess99', 4, 37],
] as const;

test('on a phone a rule that is told for the first time is in sight between the status and the moves, until it is known', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const strip = page.getByRole('list', { name: 'The game in one line' });
  for (const [id, seed, steps] of TOLD) {
    const actions = actionsIn(randomGame(variantNamed(id), seed, steps));
    await page.goto('about:blank');
    await page.goto(linkTo(id, { actions }));
    const card = page.getByRole('note');
    await expect(card).toBeInViewport({ ratio: 1 });
    const covered = await card.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].filter(
        (y) => !element.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    });
    expect(covered, id).toEqual([]);
    await expect(strip.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    // One below the other, with nothing covered.
    const status = await edgesOf(page.getByRole('region', { name: 'Status' }));
    const rule = await edgesOf(card);
    expect(status.bottom, id).toBeLessThanOrEqual(rule.top);
    expect(rule.bottom, id).toBeLessThanOrEqual((await edgesOf(strip)).top);
    await page.getByRole('button', { name: 'Got it' }).tap();
    await expect(card).toHaveCount(0);
    await expect(strip).toBeInViewport({ ratio: 1 });
  }
});

test('on a lower phone such a rule and the moves are in sight too, below what the player holds', async ({
  page,
}) => {
  const strip = page.getByRole('list', { name: 'The game in one line' });
  const card = page.getByRole('note');
  for (const [id, seed, steps] of TOLD) {
    const actions = actionsIn(randomGame(variantNamed(id), seed, steps));
    for (const height of [780, 839]) {
      await page.setViewportSize({ width: 390, height });
      await page.goto('about:blank');
      await page.goto(linkTo(id, { actions }));
      await expect(card).toBeInViewport({ ratio: 1 });
      await expect(strip.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
      const rule = await edgesOf(card);
      expect(rule.bottom, id).toBeLessThanOrEqual((await edgesOf(strip)).top);
      for (const held of await page.locator('[data-held]').all())
        expect((await edgesOf(held)).bottom, id).toBeLessThanOrEqual(rule.top);
    }
  }
});

test('on a phone a rule about another piece makes room for what is said about the picked one, and comes back after it', async ({
  page,
}) => {
  await page.goto(linkTo('battle-chieftain', { actions: 'K@e2 K@f10' }));
  const rule = page.getByRole('note');
  await expect(rule).toBeInViewport({ ratio: 1 });
  await site(page, 'a1').tap();
  await expect(rule).toBeHidden();
  await site(page, 'a1').tap();
  await expect(rule).toBeInViewport({ ratio: 1 });
});

test('on a phone a rule about the picked piece stays, below what is said about its place, and is seen once all of it has room', async ({
  page,
}) => {
  const rule = page.getByRole('note');
  await page.goto(linkTo('battle-chieftain', { actions: 'K@e2 K@f10' }));
  await site(page, 'e2').tap();
  await expect(rule).toContainText('A king flies over gaps');
  await expect(rule).toBeInViewport({ ratio: 1 });
  await page.goto(linkTo('ben39', { start: HELD_SQUARE }));
  await site(page, 'l2').tap();
  await expect(page.getByText('The movable square l2 is controlled by White')).toBeInViewport({ ratio: 1 });
  await expect(rule).toHaveCSS('opacity', '0');
  await page.setViewportSize({ width: 412, height: 915 });
  await expect(rule).toBeInViewport({ ratio: 1 });
  await expect(rule).toHaveCSS('opacity', '1');
});

for (const variant of screened(SCREENED, 2))
  test(`${variant.id}: on a phone a hint can be asked for while a piece is picked, too`, async ({ page }) => {
    await page.goto(linkTo(variant.id, { actions: middleGames[variant.id] ?? '' }));
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    await expect(hint).toBeInViewport({ ratio: 1 });
    const sites = page.getByRole('toolbar').locator('[data-site]');
    for (let place = 0; place < (await sites.count()); place += 9) {
      await sites.nth(place).focus();
      await page.keyboard.press('Enter');
      await expect(hint).toBeInViewport({ ratio: 1 });
    }
  });

test('across the table such a rule covers no piece in hand', async ({ page }) => {
  await preferring(page, { orientation: 'across-table' });
  await page.goto(linkTo('ben39', { start: HELD_SQUARE }));
  const rule = page.getByRole('note');
  await expect(rule).toBeVisible();
  for (const held of await page.locator('[data-held]').all())
    expect((await edgesOf(held)).bottom).toBeLessThanOrEqual((await edgesOf(rule)).top);
});

test('on a phone nothing shows between the line of moves and the bar below it', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4' }));
  const strip = page.getByRole('list', { name: 'The game in one line' });
  const bar = page.getByRole('group', { name: 'Record' }).locator('..');
  const edges = async () => [
    await strip.evaluate((element) => element.getBoundingClientRect().bottom),
    await bar.evaluate((element) => element.getBoundingClientRect().top),
  ];
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(async () => new Set(await edges()).size).toBe(1);
  }
});

test('on a phone a remark stays above the line of moves, however much a hint says', async ({ page }) => {
  const actions = actionsIn(randomGame(variantNamed('battle-chieftain'), 0, 90));
  await page.goto(linkTo('battle-chieftain', { actions }));
  for (const name of ['Hint', 'Where to?', 'Why?'])
    await page.getByRole('button', { name, exact: true }).tap();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Expected:');
  const remark = await edgesOf(page.getByText('may change kings instead of moving'));
  const strip = await edgesOf(page.getByRole('list', { name: 'The game in one line' }));
  expect(remark.bottom).toBeLessThanOrEqual(strip.top);
});

test('on a phone the sign of a square that has been passed over is explained whatever is picked', async ({
  page,
}) => {
  const start = 'k8/9/9/9/5n3/9/9/P3P4/8K w - 1';
  await page.goto(linkTo('chess99', { start, actions: 'e2-e4' }));
  const rule = page.getByRole('note');
  await expect(rule).toContainText('a pawn that has just gone two squares');
  await site(page, 'a9').tap();
  await expect(rule).toBeInViewport({ ratio: 1 });
  await expect(rule.locator('[class*=passed]')).toBeVisible();
});
