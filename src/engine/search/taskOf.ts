import type { Game } from '../game/game.ts';
import type { Played, Task } from './thought.ts';

/** A game as it stands, as a task tells it. An end that the players have agreed on is not part of it. */
export const playedIn = ({ variant, start, steps }: Game): Played => ({
  variant: variant.id,
  start: variant.writePosition(start),
  actions: steps.map(({ action }) => action),
});

/**
 * The task to find a move in a game as it stands. `wish` says how: with a level or a limit, or the thinking goes on for
 * as long as somebody asks for its next step.
 */
export const taskOf = (game: Game, wish: Partial<Omit<Task, keyof Played>>): Task => ({
  ...playedIn(game),
  level: null,
  limits: { nodes: null, depth: null },
  lines: 1,
  isThreat: false,
  seed: 1,
  ...wish,
});
