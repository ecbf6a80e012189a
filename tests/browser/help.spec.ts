import { site } from './support/board.ts';
import { registry } from '../support/registry.ts';
import { preferring } from './support/preferring.ts';
import { expect, expectAccessible, test } from './support/test.ts';

for (const path of ['#/', '#/play/chess99', '#/learn/hex39', '#/edit/tns'])
  test(`? lists the keys on ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await expect(dialog).toContainText('Say what stands in that direction');
    await expect(dialog).toContainText('Show on the board what was shown last');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

for (const { id, topology } of registry)
  test(`the list of keys on the board ${id} speaks of the places that it has`, async ({ page }) => {
    await page.goto(`#/play/${id}`);
    await page.getByRole('toolbar', { name: /^Board of / }).waitFor();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await expect(dialog).toContainText('Go to the next place that way');
    for (const kind of ['square', 'crossing', 'hex'] as const)
      if (!topology.sites.some((site) => site.kind === kind)) await expect(dialog).not.toContainText(kind);
  });

test('? is an ordinary letter in a text field', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.getByRole('textbox', { name: 'Type a move' }).pressSequentially('e4?');
  await expect(page.getByRole('textbox', { name: 'Type a move' })).toHaveValue('e4?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('V is an ordinary letter in a text field', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('textbox', { name: 'Record of the game' }).focus();
  await page.keyboard.down('v');
  await expect(page.locator('.board .lens-tint')).toHaveCount(0);
});

test('the list returns the focus to where it was', async ({ page }) => {
  await page.goto('#/play/chess99');
  await site(page, 'e2').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(site(page, 'e2')).toBeFocused();
});

test('the settings lead to the list, and can turn the keys off', async ({ page }) => {
  await preferring(page, { helpKey: false });
  await page.goto('#/play/chess99');
  await site(page, 'e2').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.down('v');
  await expect(page.getByRole('combobox', { name: 'Show on the board' })).toHaveValue('');
  await page.keyboard.up('v');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'List the keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});
