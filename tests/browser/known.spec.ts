import { expect, expectAccessible, test } from './support/test.ts';

test('the rulebook has a page of what is known, loaded when it is read', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('#/learn/battle-chieftain-far-walls');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  expect(requests.filter((url) => url.includes('KnownView'))).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Chapters', exact: true })
    .getByRole('link', { name: 'What is known' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'What is known' })).toBeVisible();
  await expect(page.getByText('in all 36 ways')).toBeVisible();
  await expect(page.getByText(/^Of \d+ games White won/).first()).toBeVisible();
  await expectAccessible(page);
});
