import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, movesAt } from '../../src/engine/game/game.ts';
import { candidatesOf, settledMove } from '../../src/engine/game/candidates.ts';
import type { Choice, Move } from '../../src/engine/rules/move.ts';

/** The choices with which a person makes a move, without those that are settled automatically. */
export function picksFor(game: Game, move: Move): readonly Choice[] {
  const { variant } = game;
  const position = currentPosition(game);
  const candidates = candidatesOf(variant, position, movesAt(game, game.steps.length));
  const [path = []] = variant.paths(position, move);
  const enough = path.findIndex((_, i) => settledMove(candidates, path.slice(0, i + 1)) !== null);
  return path.slice(0, enough + 1);
}
