import type { Game } from '../../src/engine/game/game.ts';
import { movesAt, takeBackTo } from '../../src/engine/game/game.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { randomGame } from './randomGames.ts';

const GAMES = 200;
const STEPS = 100;

/**
 * The random games with the most legal actions in one position, cut off at that position; the busiest first.
 */
export function busiestGames(variant: Variant, count: number): Game[] {
  return Array.from({ length: GAMES }, (_, seed) => busiestOf(randomGame(variant, seed, STEPS)))
    .sort((one, other) => other.actions - one.actions)
    .slice(0, count)
    .map(({ game }) => game);
}

function busiestOf(game: Game): { readonly game: Game; readonly actions: number } {
  const counts = [...Array(game.steps.length + 1).keys()].map((ply) => movesAt(game, ply).length);
  const actions = Math.max(...counts);
  return { game: { ...takeBackTo(game, counts.indexOf(actions)), redoSteps: [] }, actions };
}
