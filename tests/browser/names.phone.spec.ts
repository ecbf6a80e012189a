import { expect, test } from './support/test.ts';
import { SCREENED } from './support/whole.ts';
import { middleGames } from '../../scripts/pictures/middleGames.ts';
import { TNS_HANDS } from '../../scripts/screenshots/positions.ts';
import { linkTo } from '../support/links.ts';

const NAMES = 'Pieces and squares that chess does not have';

for (const { id } of SCREENED)
  test(`${id}: on a phone a new game names what chess does not have, and no name is cut in two`, async ({
    page,
  }) => {
    await page.goto(`#/play/${id}`);
    const names = page.getByRole('list', { name: NAMES });
    await expect(names).toBeInViewport({ ratio: 1 });
    await expect(names).toHaveCSS('opacity', '1');
    await page.setViewportSize({ width: 390, height: 700 });
    const moves = page.locator('[data-part=moves]');
    await expect
      .poll(async () => {
        const [box, strip] = [await names.boundingBox(), await moves.boundingBox()];
        const isWhole = (box?.y ?? 0) + (box?.height ?? 0) <= (strip?.y ?? 0) + 1;
        return isWhole || (await names.evaluate((list) => getComputedStyle(list).opacity)) === '0';
      })
      .toBe(true);
  });

test('the names are those of the pieces on the board and in the hands', async ({ page }) => {
  await page.goto(linkTo('tns', { start: TNS_HANDS }));
  await expect(page.getByRole('list', { name: NAMES }).getByRole('listitem')).toHaveText([
    'ferz',
    'wazir',
    'horse',
    'tiger',
    'where White promotes',
    'where Black promotes',
  ]);
});

test('while there is something to choose, no names show between the board and the choices', async ({
  page,
}) => {
  await page.goto(linkTo('ben39', { actions: middleGames.ben39 ?? '' }));
  const names = page.locator('[data-part=names]');
  await expect(names).toBeVisible();
  await page.getByRole('button', { name: /^g5,/ }).tap();
  await page.getByRole('button', { name: 'Clockwise', exact: true }).waitFor();
  await expect(names).toBeHidden();
});
