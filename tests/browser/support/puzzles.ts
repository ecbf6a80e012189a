import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { puzzlesIn } from '../../../scripts/puzzles/files.ts';
import { readAction, withActions } from '../../../src/engine/game/action.ts';
import { currentPosition, movesAt } from '../../../src/engine/game/game.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { mainLine } from '../../../src/engine/search/proof/mainLine.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { puzzleId } from '../../../src/puzzles/puzzleId.ts';
import { proofOf } from '../../support/puzzleProof.ts';
import { gameOfPuzzle } from '../../support/puzzleTurns.ts';
import { valueOf } from '../../support/result.ts';
import type { Picker } from './board.ts';
import { act } from './board.ts';

/** The first puzzle of a game. */
export function firstPuzzle(game: string): Puzzle {
  const [puzzle] = puzzlesIn(game);
  if (!puzzle) throw new Error(`${game} has no puzzle.`);
  return puzzle;
}

/** The address of a puzzle. */
export const addressOfPuzzle = (puzzle: Puzzle, game: string): string =>
  `#/puzzles/${game}/${puzzleId(puzzle)}`;

/** What the page says about the task and what has come of it. */
export const task = (page: Page) => page.getByRole('region', { name: 'Task' });

/** Makes the other side answer at once. */
export const unpaced = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const state = { pace: 'at-once', animation: false };
    localStorage.setItem('oddboard:/:settings', JSON.stringify({ state, version: 2 }));
  });

/** Solves the puzzle on the screen by its main line; the page plays the other side. */
export async function solvePuzzle(page: Page, picker: Picker, puzzle: Puzzle): Promise<void> {
  let game = gameOfPuzzle(puzzle);
  const { turn } = currentPosition(game);
  const line = mainLine(proofOf(puzzle));
  for (const [i, action] of line.entries()) {
    const isOwn = currentPosition(game).turn === turn;
    if (isOwn) await act(picker, game, action);
    game = valueOf(withActions(game, [action]));
    const isAnswered = !isOwn && currentPosition(game).turn === turn;
    if (isAnswered && i < line.length - 1) await expect(task(page)).toContainText('Right so far.');
  }
  await expect(task(page)).toContainText('Solved!');
}

/** Plays a turn that does not win, of which the page knows the answer. */
export async function failPuzzle(page: Page, picker: Picker, puzzle: Puzzle): Promise<Game> {
  const game = gameOfPuzzle(puzzle);
  const { turn } = currentPosition(game);
  const [right] = mainLine(proofOf(puzzle));
  const wrong = movesAt(game, game.steps.length)
    .map((move) => game.variant.writeMove(currentPosition(game), move))
    .find((action) => {
      if (action === right) return false;
      const after = valueOf(withActions(game, [action]));
      return currentPosition(after).turn !== turn && movesAt(after, after.steps.length).length > 0;
    });
  if (wrong === undefined) throw new Error('Every turn of one action wins.');
  valueOf(readAction(game, wrong));
  await act(picker, game, wrong);
  await expect(task(page)).toContainText(/answers/);
  return game;
}
