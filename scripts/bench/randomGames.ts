import type { Game } from '../../src/engine/game/game.ts';
import { movesAt, newGame, withMove } from '../../src/engine/game/game.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';

/** A game of random moves, to its end or to a number of steps. The same seed gives the same game. */
export function randomGame(variant: Variant, seed: number, steps: number): Game {
  const next = randomNumbers(seed);
  let game = newGame(variant);
  while (game.steps.length < steps) {
    const moves = movesAt(game, game.steps.length);
    const move = moves[Math.floor(next() * moves.length)];
    if (!move) break;
    game = withMove(game, move);
  }
  return game;
}

/** Random numbers from 0 to 1, by a multiplicative generator, which is good enough for random games. */
export function randomNumbers(seed: number): () => number {
  let state = (seed + 1) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
