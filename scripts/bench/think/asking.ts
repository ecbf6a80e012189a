import type { Game } from '../../../src/engine/game/game.ts';
import { playedIn } from '../../../src/engine/search/taskOf.ts';
import type { Task } from '../../../src/engine/search/thought.ts';
import type { Allowance, Question } from './question.ts';

/** The question what to play in a game. */
export const questionAbout = (game: Game, allowance: Allowance, seed: number): Question => ({
  ...playedIn(game),
  allowance,
  seed,
});

/** Whether a question is about the same game as one before it, after further actions. */
export const goesOn = (before: Question | null, { start, actions }: Question): boolean =>
  before?.start === start &&
  before.actions.length < actions.length &&
  before.actions.every((action, i) => action === actions[i]);

/** What the thinker is to do for a question. Time is for whoever asks it to watch. */
export const taskFor = ({ variant, start, actions, allowance, seed }: Question): Task => ({
  variant,
  start,
  actions,
  level: allowance.level,
  limits: { nodes: allowance.nodes, depth: allowance.depth },
  lines: 1,
  isThreat: false,
  seed,
});
