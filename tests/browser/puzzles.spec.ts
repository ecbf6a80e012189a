import { at } from '../../src/engine/at.ts';
import { currentPosition } from '../../src/engine/game/game.ts';
import { strangeKinds } from '../../src/engine/game/strangeKinds.ts';
import { puzzleGames } from '../../src/puzzles/index.ts';
import { mainLine } from '../../src/engine/search/proof/mainLine.ts';
import { proofOf } from '../support/puzzleProof.ts';
import { variantNamed } from '../support/registry.ts';
import { gameOfPuzzle } from '../support/puzzleTurns.ts';
import { linkTo } from '../support/links.ts';
import { mouse } from './support/board.ts';
import { keyboard } from './support/keyboard.ts';
import { namesOn } from './support/names.ts';
import { addressOfPuzzle, failPuzzle, firstPuzzle, solvePuzzle, task, unpaced } from './support/puzzles.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { screened } from './support/whole.ts';

test.beforeEach(async ({ page }) => {
  await unpaced(page);
});

// The others are solved with a finger.
for (const game of screened(puzzleGames, 2))
  test(`a puzzle of ${game} is failed, refuted on the board, and then solved with the mouse`, async ({
    page,
  }) => {
    const puzzle = firstPuzzle(game);
    await page.goto(addressOfPuzzle(puzzle, game));
    await expect(task(page)).toContainText('Proved on this device.');
    await failPuzzle(page, mouse(page), puzzle);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(task(page)).toContainText('Find out how.');
    await solvePuzzle(page, mouse(page), puzzle);
    await expect(task(page)).toContainText('Solved');
    await expect(page.getByRole('region', { name: 'Choose puzzles' })).toContainText('1 of');
    await expectAccessible(page);
  });

test('a puzzle is failed and solved with the keyboard, and what happens is said', async ({ page }) => {
  const puzzle = firstPuzzle('hex39');
  const keys = keyboard(page, variantNamed('hex39'));
  await page.goto(addressOfPuzzle(puzzle, 'hex39'));
  const status = page.getByRole('status').first();
  await expect(status).toContainText(/wins in 2 turns. Find out how./);
  await failPuzzle(page, keys, puzzle);
  await expect(status).toContainText(/answers/);
  await page.keyboard.press('u');
  await expect(task(page)).toContainText('Find out how.');
  await expect(status).toContainText('Find out how.');
  await solvePuzzle(page, keys, puzzle);
  await expect(status).toContainText('Solved!');
});

test('the solution is played on the board, and does not count as solved', async ({ page }) => {
  const puzzle = firstPuzzle('chess99');
  await page.goto(addressOfPuzzle(puzzle, 'chess99'));
  await page.getByRole('button', { name: 'Solution' }).click();
  await expect(task(page)).toContainText('That is the solution.');
  // One can go through it, not further back than the task.
  const first = task(page).getByRole('button', { name: 'First', exact: true });
  await first.click();
  await expect(first).toBeDisabled();
  await task(page).getByRole('button', { name: 'Forward', exact: true }).click();
  await expect(first).toBeEnabled();
  await expectAccessible(page);
  // Its moves are listed, and the keyboard goes through them, too.
  const line = mainLine(proofOf(puzzle));
  const moves = task(page).getByRole('list', { name: 'The moves of the solution' }).getByRole('button');
  await expect(moves).toHaveCount(line.length);
  await expect(moves.first()).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('End');
  await expect(moves.last()).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Home');
  await expect(first).toBeDisabled();
  await moves.nth(1).click();
  await expect(moves.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('region', { name: 'Choose puzzles' })).toContainText('0 of');
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(task(page)).toContainText('Find out how.');
});

for (const game of screened(puzzleGames, 1))
  test(`what chess does not have is named beside a puzzle of ${game}, and each name leads to more about it`, async ({
    page,
  }) => {
    const puzzle = firstPuzzle(game);
    await page.goto(addressOfPuzzle(puzzle, game));
    await expect(task(page)).toBeVisible();
    const { variant } = gameOfPuzzle(puzzle);
    const strange = strangeKinds(variant, currentPosition(gameOfPuzzle(puzzle)));
    const names = namesOn(page).getByRole('button');
    for (const [i, kind] of strange.entries()) {
      await names.nth(i).click();
      const dialog = page.getByRole('dialog', { name: 'Pieces' });
      const { name } = at(variant.kinds, kind);
      await expect(
        dialog.getByRole('heading', { level: 2, name: new RegExp(`^${name} `, 'i') }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    }
    const ground = names.nth(strange.length);
    if ((await ground.count()) === 0) return;
    await ground.click();
    await expect(page.getByRole('dialog').locator('li[aria-current]')).toBeInViewport({ ratio: 1 });
  });

test('the way leads from the library to the puzzle of the day, which counts on its card', async ({
  page,
}) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Puzzles, Hex 39' }).click();
  await expect(task(page)).toContainText('Today’s puzzle');
  const puzzle = firstPuzzle('hex39');
  await page.goto(addressOfPuzzle(puzzle, 'hex39'));
  await solvePuzzle(page, mouse(page), puzzle);
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('link', { name: 'Puzzles: 1 solved, Hex 39' })).toBeVisible();
});

test('puzzles are chosen by the rule that wins them, and lead to it, to Explore and to the computer', async ({
  page,
}) => {
  await page.goto('#/puzzles/hex39');
  const choice = page.getByRole('region', { name: 'Choose puzzles' });
  const rule = choice.getByRole('combobox', { name: 'Rule' });
  await expect(rule.getByRole('option')).not.toHaveCount(1);
  await rule.selectOption('repetition');
  await page.getByText('The rules that decide it').click();
  await expect(
    page.getByRole('region', { name: 'About this puzzle' }).getByRole('link', { name: 'No position twice' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Play it out against the computer' }).click();
  await expect(page.getByRole('region', { name: 'Record' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { name: /Explore/ })).toBeVisible();
});

test('a position is made a puzzle, whose link is proved and defended in another browser', async ({
  page,
  browser,
}) => {
  const puzzle = firstPuzzle('hex39');
  const { variant, start, actions, turns } = puzzle;
  await page.goto(linkTo(variant, { start, actions: actions.join(' ') }));
  await page.getByRole('button', { name: 'Make it a puzzle' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`wins in ${String(turns)} turns, and only one first move does it.`);
  await expectAccessible(page);
  const link = await dialog.getByRole('textbox', { name: 'Link to the puzzle' }).inputValue();
  const context = await browser.newContext();
  const other = await context.newPage();
  await unpaced(other);
  await other.goto(link);
  await expect(task(other)).toContainText('Proved on this device.');
  await failPuzzle(other, mouse(other), puzzle);
  await other.getByRole('button', { name: 'Try again' }).click();
  await solvePuzzle(other, mouse(other), puzzle);
  await context.close();
});

test('a position that is no puzzle is refused with the reason', async ({ page }) => {
  const puzzle = firstPuzzle('hex39');
  const { start, actions } = puzzle;
  // The last turn is all that is left.
  const played = [...actions, ...mainLine(proofOf(puzzle)).slice(0, 2)].join(' ');
  await page.goto(linkTo('hex39', { start, actions: played }).replace('/play/', '/explore/'));
  await page.getByRole('button', { name: 'Make it a puzzle' }).click();
  await expect(page.getByRole('dialog')).toContainText('wins in one turn, which asks for too little.');
});

test('a link that promises too much is not believed', async ({ page }) => {
  const puzzle = firstPuzzle('hex39');
  const game = gameOfPuzzle(puzzle);
  const { start, actions, turns } = puzzle;
  const link =
    linkTo('hex39', { start, actions: actions.join(' ') })
      .split('/')
      .at(-1) ?? '';
  await page.goto(`#/puzzles/${game.variant.id}/in-${String(turns - 1)}/${link}`);
  await expect(task(page)).toContainText('Not true');
});

test('where the prover cannot be loaded, that is said, and the page goes on', async ({ page }) => {
  await page.route(/thinking.*\.js/, (route) => route.abort());
  const puzzle = firstPuzzle('hex39');
  await page.goto(addressOfPuzzle(puzzle, 'hex39'));
  await expect(task(page)).toContainText('failed to download');
  await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeVisible();
});
