import { otherSide } from '../../engine/rules/side.ts';
import type { PuzzleMessage } from '../../store/puzzles/puzzleMessage.ts';
import type { Sentences } from '../sentences.ts';
import { counted, sideName } from './grammar.ts';

/** What is said while somebody solves a puzzle. */
export const puzzle: Sentences<PuzzleMessage> = {
  'puzzle/task': ({ side, turns }) => `${sideName(side)} wins in ${counted(turns, 'turn')}. Find out how.`,
  'puzzle/right': ({ side, turns }) =>
    `Right so far. Now ${sideName(side)} wins in ${counted(turns, 'turn')}.`,
  'puzzle/solved': () => 'Solved!',
  'puzzle/shown': () => 'That is the solution.',
  'puzzle/refuted': ({ side, tried, answer, turns, wins }) => {
    const answered = `After ${tried.join(' ')}, ${sideName(otherSide(side))} answers ${answer.join(' ')}`;
    if (wins > 0) return `${answered} and wins.`;
    if (turns === 0) return `${answered}, and ${sideName(side)}’s turns are used up.`;
    return `${answered}, and ${sideName(side)} can’t win in the ${turns === 1 ? 'turn that is' : `${String(turns)} turns that are`} left.`;
  },
  'puzzle/not-won': ({ side }) => `The game is over, and ${sideName(side)} has not won.`,
  'puzzle/take-back': () => 'That turn does not win. Choose “Try again” and find another.',
  'puzzle/not-judged': ({ cause }, say) => `Whether that wins could not be found out. ${say(cause)}`,
};
