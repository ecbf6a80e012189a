import type { Move } from '../rules/move.ts';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { Game } from './game.ts';
import { MOST_ACTIONS, currentPosition, isFull, movesAt, outcomeOf, withMove } from './game.ts';
import { gameFailure } from './gameMessage.ts';

/** The legal move that an action string names in the current position. */
export function readAction(game: Game, action: string): Result<Move> {
  if (outcomeOf(game)) return gameFailure({ id: 'action/game-over', action });
  if (isFull(game)) return gameFailure({ id: 'action/game-full', most: MOST_ACTIONS, action });
  const position = currentPosition(game);
  const move = movesAt(game, game.steps.length).find(
    (legal) => game.variant.writeMove(position, legal) === action,
  );
  return move ? success(move) : gameFailure({ id: 'action/not-legal', action });
}

/** The action strings of all legal moves in the current position; none when the game is over. */
export function legalActions(game: Game): string[] {
  if (outcomeOf(game)) return [];
  const position = currentPosition(game);
  return movesAt(game, game.steps.length).map((move) => game.variant.writeMove(position, move));
}

/** Plays action strings one after the other; fails at the first that is not legal. */
export function withActions(game: Game, actions: readonly string[]): Result<Game> {
  let current = game;
  for (const [i, action] of actions.entries()) {
    const move = readAction(current, action);
    if (!move.ok) return gameFailure({ id: 'action/of-several', number: i + 1, cause: move.message });
    current = withMove(current, move.value);
  }
  return success(current);
}
