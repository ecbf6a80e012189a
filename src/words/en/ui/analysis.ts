// Analysis of a position, the report of a game, and learning from it.
import type { Side } from '../../../engine/rules/side.ts';
import { WHITE } from '../../../engine/rules/side.ts';
import type { Judgement } from '../../../engine/search/moments.ts';
import type { Score } from '../../../engine/search/thought.ts';
import { percent } from '../analysis.ts';
import { counted, sideName } from '../grammar.ts';
import { roundNumber, turnEnd } from './explore.ts';

export const analysis = 'Analysis';
export const what =
  'Shows the best lines of the position on the board, who is likely to win, and what is threatened. Its arrows on the board are hollow, with the numbers of their lines.';
export const lines = 'Lines';
export const bestLines = 'Best lines';
export const thinking = 'Looking at the position …';
export const isOver = 'The game is over here, so there is nothing to analyse.';
export const inLesson = 'There are no lines while you look for a better move.';
export const awaited = 'The analysis is loading …';

/** An action of a line: a text, and where it stands. */
interface Written {
  readonly side: Side;
  readonly round: number;
  /** Empty for an action that merely ends a turn. */
  readonly notation: string;
}

/** `12… Rxd5 13. Qd4, e5`: the turns of a line with their numbers, the actions of a turn with commas between them. */
export function lineText(moves: readonly Written[]): string {
  let text = '';
  for (const [i, { side, round, notation }] of moves.entries()) {
    const before = moves[i - 1];
    const isFurther = before?.side === side && before.round === round;
    if (isFurther && notation === '') continue;
    const number = i === 0 || side === WHITE ? `${roundNumber(round, side === WHITE)} ` : '';
    text += isFurther ? `, ${notation}` : `${i === 0 ? '' : ' '}${number}${notation || turnEnd}`;
  }
  return text;
}

/** Beside a line: the chance of the side that stands better, or in how many turns it wins. */
export const chip = (score: Score, white: number): string =>
  score.kind === 'estimate' ? percent(Math.max(white, 1 - white)) : `in ${String(score.turns)}`;
/** A line for people who do not see it. */
export const lineByEar = (number: number, worth: string, line: string) =>
  `Line ${String(number)}, ${worth}: ${line}. Take it into the tree`;
export const takeLine = 'Take this line into the tree';

/** How far the analysis has come. */
export const effort = (depth: number, nodes: number) =>
  `${counted(depth, 'action')} deep, ${nodes.toLocaleString('en')} positions`;
export const threat = (side: Side, line: string) => `${sideName(side)} threatens ${line}`;
export const noThreat = 'Nothing is threatened.';

export const reportWhat =
  'Looks at every position of the game, and shows where it turned and what would have been better.';
export const noGame = 'There is no game here yet: play a few moves first.';
export const howThorough = 'How thorough';
/** How thoroughly each position is looked at. */
export const thoroughness = {
  quick: 'Quick',
  usual: 'Usual',
  thorough: 'Thorough, takes minutes',
} as const;
export const begin = 'Begin the report';
export const goOn = 'Go on';
export const again = 'Look again';
export const stop = 'Stop';
export const progress = (done: number, all: number) => `${String(done)} of ${String(all)} positions`;
export const chances = 'White’s chance, move by move';
/** A position of the game for people who do not see the graph. */
export const chanceAt = (name: string, white: number) => `${name}: ${percent(white)}`;

export const judgements: Readonly<Record<Judgement, string>> = {
  doubtful: 'doubtful',
  mistake: 'mistake',
  blunder: 'blunder',
};
export const moments = 'Where the game turned';
export const noMoments = 'No move lost much.';
export const fell = (judgement: string, side: Side, from: number, to: number) =>
  `${judgement}: ${sideName(side)} from ${percent(from)} to ${percent(to)}`;
export const takeBetter = (line: string) => `Take the better line, ${line}, into the tree`;
export const better = (line: string) => `Better: ${line}`;
export const takeAll = 'Take all better lines';
export const learn = 'Learn from it';

export const lesson = 'Learn from the game';
export const judging = 'Comparing your move …';
export const show = 'Show';
export const skip = 'Skip';
export const next = 'Next';
export const finish = 'Finish';
export const endLesson = 'End';
export const toTask = 'Back to the position';
