// The puzzles of a game, and those that people make.
import { otherSide } from '../../../engine/rules/side.ts';
import type { Side } from '../../../engine/rules/side.ts';
import type { Finding } from '../../../engine/search/proof/proof.ts';
import { counted, sideName } from '../grammar.ts';

export const title = (game: string) => `Puzzles of ${game}`;
export const madeTitle = (game: string) => `A puzzle of ${game}`;
export const titleOf = (game: string) => `${game}, Puzzles`;
export const commands = 'This puzzle';
export const taskLabel = 'Task';
export const awaited = (game: string) => `Still waiting for the puzzles of ${game}.`;
export const notShown = 'These puzzles cannot be shown';
export const noneYet = 'There are no puzzles of this game yet';
export const noneYetWhy = 'Puzzles are found in games that the computer plays against itself.';
export const play = 'Play';
export const noPuzzle = 'There is no such puzzle';
export const noPuzzleWhy =
  'The address names a puzzle that is not here. Puzzles made under other rules are not shown.';
export const toPuzzles = 'To the puzzles';
export const notLinked = 'This puzzle cannot be shown';
export const notATask = 'The game in this link is over, so there is nothing to win.';

export const task = (side: Side, turns: number) => `${sideName(side)} wins in ${counted(turns, 'turn')}`;
export const findOut = 'Find out how.';
export const judging = 'Looking at what this leads to …';
export const answering = (side: Side) => `${sideName(otherSide(side))} answers …`;
export const showing = 'This is how it goes …';
export const tryAgain = 'Try again';
export const showSolution = 'Solution';
export const solution = 'The moves of the solution';
export const next = 'Next puzzle';
export const more = 'More puzzles';

export const proving = (within: number) =>
  within < 1 ? 'Being proved on this device …' : `Being proved: more than ${counted(within, 'turn')} …`;
export const proved = 'Proved on this device.';
export const stopped = 'Not proved. Each turn is judged by itself.';
export const stop = 'Stop';
export const prove = 'Prove it';
/** What was found instead of the win that a link promises. */
export function notTrue(side: Side, turns: number, finding: Finding): string {
  if (finding.kind === 'won') return `Not true: ${sideName(otherSide(side))} wins.`;
  return `Not true: ${sideName(side)} can’t force a win in ${counted(turns, 'turn')}.`;
}

export const choice = 'Choose puzzles';
export const theme = 'Rule';
export const anyTheme = 'All rules';
/** `Pawns (12)`, for a choice that leaves so many puzzles. */
export const withCount = (title: string, count: number) => `${title} (${String(count)})`;
export const difficulty = 'Difficulty, estimated';
export const anyDifficulty = 'Any';
export const difficultyOf = (difficulty: number) => `${String(difficulty)} of 5`;
export const ofTheDay = 'Puzzle of the day';
export const isOfTheDay = 'Today’s puzzle';
/** What is known of a puzzle: `Difficulty 2 of 5 (estimated)`. */
export const estimated = (difficulty: number) => `Difficulty ${String(difficulty)} of 5 (estimated)`;
export const isSolved = 'Solved';
export const madePuzzle = 'Made by somebody';
export const together = (facts: readonly string[]) => facts.join(' · ');
export const solvedOf = (solved: number, count: number) => `${String(solved)} of ${String(count)} solved`;
export const streak = (days: number) =>
  days === 1 ? 'Puzzle of the day: one day in a row' : `Puzzle of the day: ${String(days)} days in a row`;

export const about = 'About this puzzle';
export const rulesUsed = 'The rules that decide it';
export const explore = 'Explore';
export const playOut = 'Play it out';
export const playOutWhy = 'Play it out against the computer';
export const share = 'Share this puzzle';
export const shareWords = 'Share';
export const link = 'Link to the puzzle';
export const noServer = 'The whole puzzle is in the link, and the device that opens it proves it again.';
