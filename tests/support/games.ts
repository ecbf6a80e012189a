import { randomGame } from '../../scripts/bench/randomGames.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { outcomeOf } from '../../src/engine/game/game.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';

/** A random game of a dozen actions that is not over; the same each time. */
export function someGame(variant: Variant): Game {
  for (let seed = 0; ; seed++) {
    const game = randomGame(variant, seed, 12);
    if (!outcomeOf(game)) return game;
  }
}

/** A random game of at most so many actions that has ended by a rule; the same each time. */
export function endedGame(variant: Variant, most: number): Game {
  for (let seed = 0; ; seed++) {
    const game = randomGame(variant, seed, most);
    if (outcomeOf(game)) return game;
  }
}

/** The action strings of a game, as links and records list them. */
export const actionsIn = ({ steps }: Game): string => steps.map(({ action }) => action).join(' ');
