import type { Game } from '../engine/game/game.ts';
import { readNotation } from '../engine/record/readNotation.ts';
import type { Move } from '../engine/rules/move.ts';
import type { Result } from '../engine/rules/result.ts';
import { failure } from '../engine/rules/result.ts';
import type { PlayMessage } from './playMessage.ts';

/** Finds the move that somebody has typed: a notation or an action string. Fails if there is none in the game. */
export function readTyped(game: Game, text: string): Result<Move> {
  const typed = text.trim();
  return typed === '' ? failure(NO_TEXT) : readNotation(game, typed);
}

const NO_TEXT: PlayMessage = { id: 'play/nothing-typed' };
