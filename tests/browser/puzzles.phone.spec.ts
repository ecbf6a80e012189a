import { puzzleGames } from '../../src/puzzles/index.ts';
import { finger } from './support/board.ts';
import { addressOfPuzzle, failPuzzle, firstPuzzle, solvePuzzle, task, unpaced } from './support/puzzles.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { screened } from './support/whole.ts';

// The others are solved with the mouse.
for (const game of screened(puzzleGames, 2, 1))
  test(`a puzzle of ${game} is failed, refuted and solved with a finger`, async ({ page }) => {
    await unpaced(page);
    const puzzle = firstPuzzle(game);
    await page.goto(addressOfPuzzle(puzzle, game));
    // The task is in sight below the board.
    await expect(task(page).getByRole('heading')).toBeInViewport();
    await failPuzzle(page, finger(page), puzzle);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await solvePuzzle(page, finger(page), puzzle);
  });
