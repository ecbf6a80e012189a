import type { Page } from 'playwright';
import { unwrap } from '../../src/engine/rules/result.ts';
import { puzzleGames, puzzlesOf } from '../../src/puzzles/index.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { puzzleId } from '../../src/puzzles/puzzleId.ts';
import { dueTurn, wrongTurn } from '../../tests/support/puzzleTurns.ts';
import type { Scene } from './scene.ts';
import { first, pressing } from './scene.ts';

/** The puzzle of a game that is shown: the last, which is one of the longest. */
const shown = new Map<string, Puzzle>();
for (const game of puzzleGames) {
  const last = unwrap(await puzzlesOf(game)).at(-1);
  if (last) shown.set(game, last);
}

async function proved(page: Page): Promise<void> {
  await page.getByText('Proved on this device.').waitFor({ timeout: 60_000 });
}

/** Types a turn. */
const typing =
  (notations: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const notation of notations) {
      await page.getByRole('textbox', { name: 'Type a move' }).fill(notation);
      await page.keyboard.press('Enter');
    }
  };

export const puzzleScenes: readonly Scene[] = [...shown].flatMap(([game, puzzle]) => {
  const path = `#/puzzles/${game}/${puzzleId(puzzle)}`;
  return [
    { name: `puzzle-${game}`, path, prepare: proved },
    { name: `puzzle-${game}-whole`, path, prepare: proved, isWhole: true },
    {
      name: `puzzle-${game}-refuted`,
      path,
      prepare: first(proved, typing(wrongTurn(puzzle)), async (page) => {
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      }),
    },
    {
      name: `puzzle-${game}-right`,
      path,
      prepare: first(proved, typing(dueTurn(puzzle)), async (page) => {
        await page.getByText('Right so far.').first().waitFor();
      }),
    },
    {
      name: `puzzle-${game}-shown`,
      path,
      prepare: first(proved, pressing('Solution'), async (page) => {
        await page.getByText('That is the solution.').first().waitFor({ timeout: 30_000 });
      }),
    },
    { name: `puzzle-${game}-share`, path, prepare: first(proved, pressing('Share this puzzle')) },
  ];
});
