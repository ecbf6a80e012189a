// A hint for the player to move, in three steps.
import type { NamedPiece } from '../../../engine/rules/argument.ts';
import type { Score } from '../../../engine/search/thought.ts';
import { counted, kindWords } from '../grammar.ts';

/** The button, by the number of steps shown. */
export const buttons = ['Hint', 'Where to?', 'Why?', 'Hide the hint'] as const;
export const busy = 'Looking for a good move …';
export const lookAt = ({ kind }: NamedPiece, site: string) =>
  `Hint: look at the ${kindWords(kind)} on ${site}.`;
export const lookAtSite = (site: string) => `Hint: look at ${site}.`;
export const lookAtHeld = ({ kind }: NamedPiece) => `Hint: drop the ${kindWords(kind)}.`;
export const press = (label: string) => `Hint: “${label}” is the best now.`;
export const play = (move: string) => `Hint: ${move}`;
/** `line` is what is expected, as sentences. */
export const why = (line: string, score: Score) => `Expected: ${line} ${scoreWords(score)}`;

/** Who is better, as the player who asked sees it. */
function scoreWords(score: Score): string {
  switch (score.kind) {
    case 'win':
      return `You win in ${counted(score.turns, 'turn')}.`;
    case 'loss':
      return `You lose in ${counted(score.turns, 'turn')} against the best play.`;
    case 'estimate':
      if (Math.abs(score.points) <= 40) return 'Nobody is better then.';
      return `You are ${Math.abs(score.points) > 300 ? 'much ' : ''}${score.points > 0 ? 'better' : 'worse'} then.`;
  }
}
