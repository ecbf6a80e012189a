import { expectOn, recordedActions, site } from './support/board.ts';
import { beginByLinks, letter, open, otherDevice, send } from './support/letters.ts';
import { expect, test } from './support/test.ts';

test('a link is opened, answered and sent back by finger', async ({ page, browser }) => {
  await beginByLinks(page, 'chess99');
  await site(page, 'e2').tap();
  await site(page, 'e4').tap();
  await expect(page.getByRole('region', { name: 'Black', exact: true })).toContainText('waits for your link');
  const first = await send(page);

  const other = await otherDevice(browser);
  await open(other, first);
  await other.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).tap();
  await site(other, 'e8').tap();
  await site(other, 'e6').tap();
  const copy = letter(other).getByRole('button', { name: 'Copy' });
  await expect(copy).toBeInViewport({ ratio: 1 });
  const link = await letter(other).getByRole('textbox', { name: 'Link for the other player' }).inputValue();
  await copy.tap();
  await expect(letter(other)).toContainText('Waiting for the other player');
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await open(page, link);
  await expectOn(page, 'e6', 'Black pawn');
  await expect(recordedActions(page)).toHaveCount(2);
  await site(page, 'd2').tap();
  await expect(site(page, 'd2')).toHaveAttribute('aria-pressed', 'true');
  await other.context().close();
});
