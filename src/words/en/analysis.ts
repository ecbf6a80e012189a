import type { AnalysisMessage, Worth } from '../../store/analysis/analysisMessage.ts';
import type { Side } from '../../engine/rules/side.ts';
import { BLACK, WHITE, otherSide } from '../../engine/rules/side.ts';
import { solvedBy } from '../../engine/tree/assertion.ts';
import type { Sentences } from '../sentences.ts';
import { counted, sideName } from './grammar.ts';
import { solvedWords } from './solved.ts';

/** What an analysis, a report of a game and the lesson after it say. */
export const analysis: Sentences<AnalysisMessage> = {
  'analysis/on': () => 'Analysis is on.',
  'analysis/off': () => 'Analysis is off.',
  'analysis/settled': ({ worth, line }) => `${worthWords(worth)}. Best: ${line.join(' ')}.`,
  'analysis/failed': ({ cause }, say) => `The analysis stopped. ${say(cause)}`,
  'proof/begun': () => 'Looking for a proof.',
  'proof/stopped': ({ within }) => `The proof was stopped. ${withinWords(within)}`.trim(),
  'proof/open': ({ within }) => withinWords(within),
  'proof/found': ({ assertion }) => `Proved: ${solvedWords(solvedBy(assertion))}.`,
  'proof/refuted': ({ assertion }) =>
    `This tree says: ${solvedWords(solvedBy(assertion))}. That is not true, so it was taken out.`,
  'report/begun': () => 'The report has begun.',
  'report/stopped': () => 'The report has stopped. It can go on from there.',
  'report/done': ({ moments }) =>
    moments === 0
      ? 'The report is ready. No move lost much.'
      : `The report is ready. The game turned at ${counted(moments, 'move')}.`,
  'lesson/asked': ({ side, played, number, count }) =>
    `${String(number)} of ${String(count)}: ${sideName(side)} played ${played}. Find a better move.`,
  'lesson/good': ({ tried, best }) =>
    tried === best ? `${tried} is the best move.` : `${tried} is as good as ${best}.`,
  'lesson/poor': ({ tried, side, chance, better }) =>
    `${tried} leaves ${sideName(side)} ${percent(chance)} instead of ${percent(better)}. Try again.`,
  'lesson/same': ({ tried }) => `${tried} was played in the game. Find a better move.`,
  'lesson/shown': ({ line }) => `Better was ${line.join(' ')}.`,
  'lesson/over': ({ solved, count }) =>
    `That was all: you found ${String(solved)} of ${counted(count, 'better move')}.`,
};

/** That nobody wins within so many turns; empty if that is known for none. */
export const withinWords = (within: number): string => {
  if (within < 0) return '';
  return within === 0 ? 'Nobody wins at once.' : `Nobody can force a win within ${counted(within, 'turn')}.`;
};

/** `63%`, for a chance from 0 to 1; only what is certain is 0% or 100%. */
export function percent(chance: number): string {
  const rounded = Math.round(100 * chance);
  if (rounded === 0 && chance > 0) return '1%';
  return rounded === 100 && chance < 1 ? '99%' : `${String(rounded)}%`;
}

/** Who stands better, by the least chance of the better side, the most first. */
const STANDINGS: readonly (readonly [number, string])[] = [
  [0.9, 'is winning'],
  [0.75, 'is much better'],
  [0.6, 'is better'],
  [0.54, 'is a little better'],
];

/** Who stands better, without a full stop: `White is better: 68%`. */
export function worthWords({ side, score, white }: Worth): string {
  if (score.kind !== 'estimate') return winWords(score.kind === 'win' ? side : otherSide(side), score.turns);
  const better = white >= 0.5 ? WHITE : BLACK;
  const chance = Math.max(white, 1 - white);
  const standing = STANDINGS.find(([least]) => chance >= least)?.[1];
  return standing
    ? `${sideName(better)} ${standing}: ${percent(chance)}`
    : `About even: ${sideName(better)} ${percent(chance)}`;
}

/** What was searched to its end; a search is no proof. */
const winWords = (winner: Side, turns: number): string =>
  `${sideName(winner)} wins in ${counted(turns, 'turn')} (not proved)`;
