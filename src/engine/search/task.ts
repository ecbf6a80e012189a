import { withActions } from '../game/action.ts';
import type { Game } from '../game/game.ts';
import { newGame, outcomeOf, takeBackTo } from '../game/game.ts';
import type { Result } from '../rules/result.ts';
import { failure, success } from '../rules/result.ts';
import { searchables } from '../searches.ts';
import type { Searchable } from './searchable.ts';
import type { ThinkMessage } from './thinkMessage.ts';
import type { Played } from './thought.ts';

/**
 * The game of a task on one of the boards; fails with a message if it cannot be read or is over. It is made from the game
 * of an earlier task, if there was one, as far as they are the same.
 */
export function readTask(
  played: Played,
  before: Game | null = null,
  boards: readonly Searchable[] = searchables,
): Result<{ readonly searchable: Searchable; readonly game: Game }> {
  const searchable = boards.find(({ variant }) => variant.id === played.variant);
  if (!searchable) return refuse({ id: 'think/no-variant', asked: played.variant });
  const start = searchable.variant.readPosition(played.start);
  if (!start.ok) return start;
  const game = gameOf(before, newGame(searchable.variant, start.value), played);
  if (!game.ok) return refuse({ id: 'think/actions', cause: game.message });
  if (outcomeOf(game.value)) return refuse({ id: 'think/game-over' });
  return success({ searchable, game: game.value });
}

const refuse = (message: ThinkMessage): Result<never> => failure(message);

function gameOf(before: Game | null, fresh: Game, { start, actions }: Played): Result<Game> {
  const isSame = before?.variant === fresh.variant && before.variant.writePosition(before.start) === start;
  if (!isSame) return withActions(fresh, actions);
  const parting = before.steps.findIndex(({ action }, i) => action !== actions[i]);
  const shared = parting === -1 ? before.steps.length : parting;
  return withActions(takeBackTo(before, shared), actions.slice(shared));
}
