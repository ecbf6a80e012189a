import { linkTo } from '../support/links.ts';
import { withActions } from '../../src/engine/game/action.ts';
import {
  click,
  expectOn,
  gameOf,
  recordedActions,
  recordedTexts,
  settledAddress,
  wholeChess99,
} from './support/board.ts';
import { valueOf } from '../support/result.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a shared link opens the whole game in another page, at the position on view', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const all = wholeChess99;
  await page.goto(linkTo('chess99', { actions: all.join(' '), players: ['Ada', 'Grace'] }));
  await recordedActions(page).nth(6).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await other.goto(link);
  await expect(recordedActions(other)).toHaveText(
    recordedTexts(valueOf(withActions(gameOf('chess99'), all))),
  );
  await expect(recordedActions(other).nth(6)).toHaveAttribute('aria-current', 'step');
  await expectOn(other, 'f1', 'White king');
  await expect(other.getByRole('textbox', { name: 'Name of Black’s player' })).toHaveValue('Grace');
  await other.getByRole('button', { name: 'Last' }).click();
  await expect(other.getByRole('region', { name: 'Result' })).toContainText('Ada (White) wins');
});

test('a link to a position begins a game there', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6' }));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('radio', { name: 'The position on the board' }).check();
  const field = page.getByRole('textbox', { name: 'Link' });
  const whole = await settledAddress(page);
  await expect(field).not.toHaveValue(whole);
  await page.goto(await field.inputValue());
  await expect(recordedActions(page)).toHaveCount(0);
  await expectOn(page, 'e6', 'Black pawn');
});

test('a link pasted over a game shows the linked one', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'a2', 'a4');
  await settledAddress(page);
  const link = linkTo('chess99', { actions: 'i2-i4' });
  await page.evaluate((hash) => (location.hash = hash), link);
  await expectOn(page, 'i4', 'White pawn');
  await expectOn(page, 'a2', 'White pawn');
  await page.goBack();
  await expectOn(page, 'a4', 'White pawn');
});

const damaged = {
  'a link cut almost at once': (link: string) => link.slice(0, 30),
  'a link of nonsense': () => '#/play/chess99/nonsense',
  'a link of hostile letters': () => '#/play/chess99/%3Cimg%20src=x%20onerror=alert(1)%3E',
  'a link far too long': () => `#/play/chess99/${'A'.repeat(50_000)}`,
};
for (const [name, damage] of Object.entries(damaged))
  test(`${name} says what is wrong and offers a fresh game`, async ({ page }) => {
    await page.goto(damage(linkTo('chess99', { actions: 'e2-e4 e8-e6 h1-g3' })));
    await expect(page.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
    await expect(page.getByText(/^This link/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start a fresh game' }).click();
    await expectOn(page, 'e2', 'White pawn');
  });

for (const [name, damage] of Object.entries({
  'cut short': (link: string) => link.slice(0, -4),
  'with a letter changed': (link: string) => link.replace(/.(?=.{2}$)/, (c) => (c === 'A' ? 'B' : 'A')),
}))
  test(`a link ${name} shows what can be read of its game and says where that ends`, async ({ page }) => {
    await page.goto(damage(linkTo('chess99', { actions: 'e2-e4 e8-e6 h1-g3' })));
    await expectOn(page, 'e4', 'White pawn');
    await expect(page.getByRole('alert')).toContainText('This link is damaged');
    await expect(page.getByRole('alert')).toContainText(/The game is shown up to (White|Black)’s move\s\d/);
    await expectAccessible(page);
  });

test('a link whose moves stop being legal is shown up to there', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6 e4-e9 e6-e5' }));
  await expect(recordedActions(page)).toHaveText(['e4', 'e6']);
  await expect(page.getByRole('alert')).toHaveText(
    'The game is shown up to Black’s move 1. “e4-e9” is not a legal move here.',
  );
});

test('a link of which nothing can be read offers what can help', async ({ page }) => {
  await page.goto('#/play/chess99/eJyrVsrMS8lPVrKC');
  await expect(page.getByText('This link is damaged', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start a fresh game' }).click();
  await expectOn(page, 'e2', 'White pawn');
});

test('a link to a variant that does not exist says so', async ({ page }) => {
  await page.goto('#/play/chess98');
  await expect(page.getByText('There is no variant “chess98”', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'To the library' }).click();
  await expect(page.getByRole('heading', { name: 'Oddboard' })).toBeVisible();
});

test('an unknown address says so', async ({ page }) => {
  await page.goto('#/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await expectAccessible(page);
});
