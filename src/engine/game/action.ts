import type { Move } from '../rules/move.ts';
import type { Result } from '../rules/result.ts';
import { failure, quote, success } from '../rules/result.ts';
import type { Game } from './game.ts';
import { MOST_ACTIONS, currentPosition, isFull, movesAt, outcomeOf, withMove } from './game.ts';
import { codeOf } from '../rules/message.ts';

/** The legal move that an action string names, now. */
export function readAction(game: Game, action: string): Result<Move> {
  if (outcomeOf(game)) return failure(`The game is over; ${quote(action)} cannot be played.`);
  if (isFull(game))
    return failure(
      `A game has ${String(MOST_ACTIONS)} moves at most; there is no room for ${quote(action)}.`,
    );
  const position = currentPosition(game);
  const move = movesAt(game, game.steps.length).find(
    (legal) => game.variant.writeMove(position, legal) === action,
  );
  return move ? success(move) : failure(`${quote(action)} is not a legal move here.`);
}

/** Plays action strings one after the other; stops with a message at the first that is not legal. */
export function withActions(game: Game, actions: readonly string[]): Result<Game> {
  let current = game;
  for (const [i, action] of actions.entries()) {
    const move = readAction(current, action);
    if (!move.ok) return failure(`Move ${String(i + 1)}: ${codeOf(move.message)}`);
    current = withMove(current, move.value);
  }
  return success(current);
}
