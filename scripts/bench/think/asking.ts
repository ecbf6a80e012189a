import type { Game } from '../../../src/engine/game/game.ts';
import type { Allowance, Question } from './question.ts';

/** The question what to play in a game. */
export const questionAbout = (
  { variant, start, steps }: Game,
  allowance: Allowance,
  seed: number,
): Question => ({
  variant: variant.id,
  start: variant.writePosition(start),
  actions: steps.map(({ action }) => action),
  allowance,
  seed,
});
