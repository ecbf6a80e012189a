import { board, openBlog, readThrough, siteOf } from './support/blog.ts';
import { expect, test } from './support/test.ts';

test('a board in an article is walked and played by finger, and leaves the article its swipes until then', async ({
  page,
}) => {
  await openBlog(page);
  const walk = board(page, 'walk');
  await walk.scrollIntoViewIfNeeded();
  await walk.getByRole('button', { name: 'Forward' }).tap();
  await expect(siteOf(walk, 'j4')).toHaveAccessibleName(/^j4, White pawn/);

  await readThrough(page);
  const play = board(page, 'play');
  await siteOf(play, 'e5').scrollIntoViewIfNeeded();
  await expect(siteOf(play, 'e5')).toHaveCSS('touch-action', 'auto');
  await siteOf(play, 'e5').tap();
  await play
    .getByRole('button', { name: /can move here/ })
    .first()
    .tap();
  await expect(play.getByRole('status')).toHaveText(/^White’s knight from e5/);
  expect(
    await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }),
  ).toBeLessThanOrEqual(0);
});
