import type { Score } from './thought.ts';

/**
 * How likely the side to move is to win, a draw counting half, from 0 to 1: a logistic of its score. `scale` is how many
 * points more make a win e times as likely. What was searched to its end is certain.
 */
export function chanceOf(score: Score, scale: number): number {
  switch (score.kind) {
    case 'win':
      return 1;
    case 'loss':
      return 0;
    case 'estimate':
      return 1 / (1 + Math.exp(-score.points / scale));
  }
}
