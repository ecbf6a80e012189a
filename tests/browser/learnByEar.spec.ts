import { click } from './support/board.ts';
import { listening, timesHeard } from './support/heard.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => listening(page));

test('the verdict on a task is read out once, with the move, and again when it is the same again', async ({
  page,
}) => {
  const verdict = 'No white pawn is on rank 9 yet.';
  await page.goto('#/learn/chess99/pawn/pawn-race');
  await click(page, 'b7', 'b8');
  await expect.poll(() => timesHeard(page, `White’s pawn from b7 to b8. Black to move. ${verdict}`)).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect.poll(() => timesHeard(page, 'The board is set up again. White to move.')).toBe(1);
  await click(page, 'b7', 'b8');
  await expect.poll(() => timesHeard(page, verdict)).toBe(2);
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await click(page, 'b7', 'b8');
  await expect.poll(() => timesHeard(page, verdict)).toBe(3);
});

test('a hint for a task is read out once, and not again with the verdict', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-race');
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  await click(page, 'h7', 'h9');
  await expect.poll(() => timesHeard(page, 'Solved. Well done!')).toBe(1);
  expect(await timesHeard(page, 'Both squares ahead of the pawn must be empty.')).toBe(1);
});

test('a solution that is shown is read out move by move', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-race');
  const move = 'White’s pawn from h7 to h9.';
  for (const [label, times] of [
    ['Show the solution', 1],
    ['Show it again', 2],
  ] as const) {
    await page.getByRole('button', { name: label }).press('Enter');
    await expect.poll(() => timesHeard(page, 'That was one way: ')).toBe(times);
    expect(await timesHeard(page, move)).toBe(times);
  }
});

test('a step of an example is read out as in a game, and so is what its buttons do', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-captures');
  const show = page.getByRole('button', { name: /^Show [^“]/ }).first();
  for (const times of [1, 2]) {
    await show.press('Enter');
    await expect.poll(() => timesHeard(page, 'White’s pawn from e3 takes')).toBe(times);
  }
  await page.getByRole('button', { name: 'Flip the board' }).press('Enter');
  await expect.poll(() => timesHeard(page, 'Black sits below now.')).toBe(1);
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect.poll(() => timesHeard(page, 'The board is set up again. White to move.')).toBe(1);
});
