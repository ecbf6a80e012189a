import type { Position } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { randomNumbers } from '../../scripts/bench/randomGames.ts';

/** How many lines are played, and how many actions each has at most. */
const LINES = 12;
const ACTIONS = 4;

/**
 * A history made of positions that may come about after this one, each as often as given: so that what comes next
 * comes again. No game need have led through it.
 */
export function hauntedHistory(
  variant: Variant,
  position: Position,
  seed: number,
  times: number,
): readonly Position[] {
  const next = randomNumbers(seed);
  const history: Position[] = [];
  for (let line = 0; line < LINES; line++) {
    let here = position;
    for (let action = 0; action < ACTIONS; action++) {
      const { moves } = variant.status(here, []);
      const move = moves[Math.floor(next() * moves.length)];
      if (!move) break;
      here = variant.play(here, move);
      for (let time = 0; time < times; time++) history.push(here);
    }
  }
  return history;
}
