import { click } from './support/board.ts';
import { BEN39 } from '../../scripts/screenshots/positions.ts';
import { linkTo } from '../support/links.ts';
import { choicesIn, linkBefore } from './support/choices.ts';
import { expect, test } from './support/test.ts';

for (const id of ['tns', 'ben39'])
  test(`${id}: buttons to choose from have words and one place, in the card that says what is due`, async ({
    page,
  }) => {
    const places = new Set<string>();
    for (const choosing of choicesIn(id)) {
      const link = linkBefore(id, choosing);
      await page.goto('about:blank');
      await page.goto(link);
      const card = page.getByRole('region', { name: 'Status' });
      await expect(card).toBeVisible();
      await click(page, ...choosing.sites);
      const group = card.getByRole('group', { name: 'Choose how' });
      await expect(group).toBeInViewport({ ratio: 1 });
      for (const button of await group.getByRole('button').all()) await expect(button).toHaveText(/\w/);
      const { x, y } = (await group.boundingBox()) ?? {};
      places.add(`${String(x)} ${String(y)}`);
    }
    expect([...places]).toHaveLength(1);
  });

const ROTATION = { start: BEN39 };

test('what a button would do is said in the card and marked wherever a piece would arrive', async ({
  page,
}) => {
  await page.goto(linkTo('ben39', ROTATION));
  await click(page, 'g7');
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status).toContainText('or move the framed pieces.');
  await status.getByRole('button', { name: 'Clockwise', exact: true }).hover();
  await expect(status).toContainText('Preview: h6→f6, f6→f8. Press Clockwise to play it.');
  await expect(page.locator('[class*=ghost] [class*=arrival]')).toHaveCount(2);
  const dot = page.locator('[class*=targets] [class*=dot]').first();
  await expect(dot).toBeHidden();
  await page.mouse.move(0, 0);
  await expect(dot).toBeVisible();
  await expect(status).toContainText('move the framed pieces');
});

test('while there is something to choose the player’s strip says so, and Cancel and Escape lead back', async ({
  page,
}) => {
  await page.goto(linkTo('ben39', ROTATION));
  const strip = page.getByRole('region', { name: 'White', exact: true });
  const group = page.getByRole('group', { name: 'Choose how' });
  for (const back of [
    () => group.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
    async () => {
      await page.locator('body').evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
      });
      await page.keyboard.press('Escape');
    },
  ]) {
    await click(page, 'g7');
    await expect(strip).toContainText('choose how to move');
    await back();
    await expect(group).toHaveCount(0);
    await expect(strip).toContainText('to move');
    await expect(strip).not.toContainText('choose');
  }
});

test('in Explore, too, the choices have a place of their own, with what they would do and a way back', async ({
  page,
}) => {
  await page.goto(linkTo('ben39', ROTATION).replace('#/play/', '#/explore/'));
  await click(page, 'g7');
  const card = page.getByRole('region', { name: 'Status' });
  const group = card.getByRole('group', { name: 'Choose how' });
  await expect(group).toBeInViewport({ ratio: 1 });
  await group.getByRole('button', { name: 'Clockwise', exact: true }).hover();
  await expect(card).toContainText('Preview: h6→f6, f6→f8. Press Clockwise to play it.');
  await group.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeHidden();
});

test('while there is something to choose a draw can still be claimed', async ({ page }) => {
  const start = '3k5/2P6/9/9/4p4/9/2R3A2/3P5/1r2K4 w - 40';
  await page.goto(linkTo('chess99', { start, actions: 'c8-c9 d9-d8' }));
  await click(page, 'c9');
  const card = page.getByRole('region', { name: 'Status' });
  const choices = card.getByRole('group', { name: 'Choose how' });
  await expect(choices).toBeInViewport({ ratio: 1 });
  // The choices come first where there is little room.
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(choices).toBeInViewport({ ratio: 1 });
  await card.getByRole('button', { name: 'Claim a draw: both kings are in check' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Draw');
});

for (const screen of ['play', 'explore'])
  test(`on a tablet in ${screen} the way back keeps off the choices`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(linkTo('ben39', ROTATION).replace('/play/', `/${screen}/`));
    await click(page, 'g7');
    const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).boundingBox();
    await expect(page.getByRole('button', { name: 'Counterclockwise' })).toBeInViewport({ ratio: 1 });
    const [back, choice] = [await boxOf('Cancel'), await boxOf('Counterclockwise')];
    expect((choice?.y ?? 0) - (back?.y ?? 0) - (back?.height ?? 0)).toBeGreaterThanOrEqual(4);
  });
