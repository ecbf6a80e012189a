import { finish } from '../../../src/engine/finish.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { currentPosition, newGame, outcomeOf } from '../../../src/engine/game/game.ts';
import { WHITE } from '../../../src/engine/rules/side.ts';
import { newMemory, think } from '../../../src/engine/search/think.ts';
import { moveTask } from '../../../src/store/computer/tasks.ts';
import { variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

/** Seeds of short games, by variant. */
const SEEDS: Readonly<Record<string, number>> = {
  chess99: 4,
  hex39: 6,
  tns: 4,
  'battle-chieftain': 2,
  ben39: 4,
};

/** A game to its end, in which a much weaker player plays White. */
export function finishedGame(id: string): Game {
  const memory = newMemory();
  let game = newGame(variantNamed(id));
  while (!outcomeOf(game)) {
    const level = currentPosition(game).turn === WHITE ? 1 : 4;
    const { lines } = finish(valueOf(think(moveTask(game, level, SEEDS[id] ?? 1), memory)));
    game = valueOf(withActions(game, lines[0].actions.slice(0, 1)));
  }
  return game;
}
