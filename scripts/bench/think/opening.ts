import {
  newGame,
  currentPosition,
  historyAt,
  movesAt,
  outcomeOf,
  withMove,
} from '../../../src/engine/game/game.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { scramble } from '../../../src/engine/rules/key.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { randomNumbers } from '../randomGames.ts';
import { worthsOf } from './core.ts';
import { plainChooser } from './plain.ts';
import { presentCore } from './presentCore.ts';
import { forNodes } from './question.ts';

/** How many random actions a game begins with. */
const ACTIONS = 6;
/** How many positions the plain player looks at to see whether a side has already lost something. */
const NODES = 3000;
/** How much a side may be behind: one and a half of the weakest kind. */
const UNEVEN = 150;

/**
 * Games of a few random actions, no two of which lead to the same position, and in which neither side has lost
 * anything that the plain player sees. The same seed gives the same ones.
 */
export function openingsOf(variant: Variant, count: number, seed: number): readonly Game[] {
  const core = presentCore(variant);
  const choose = plainChooser(core, worthsOf(core));
  const found = new Map<string, Game>();
  for (let lot = 0; found.size < count; lot++) {
    const game = randomOpening(variant, scramble(seed * 100_000 + lot) >>> 1);
    if (outcomeOf(game)) continue;
    const position = currentPosition(game);
    const { score } = choose(position, historyAt(game, game.steps.length), forNodes(NODES), 1);
    if (Math.abs(score ?? 0) <= UNEVEN) found.set(variant.writePosition(position), game);
  }
  return [...found.values()];
}

function randomOpening(variant: Variant, seed: number): Game {
  const next = randomNumbers(seed);
  let game = newGame(variant);
  for (let i = 0; i < ACTIONS; i++) {
    const moves = movesAt(game, i);
    const move = moves[Math.floor(next() * moves.length)];
    if (!move) break;
    game = withMove(game, move);
  }
  return game;
}
