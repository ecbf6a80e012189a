import { newGame } from '../../src/engine/game/game.ts';
import { notationsOf } from '../../src/engine/record/notation.ts';
import { readNotation } from '../../src/engine/record/readNotation.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { valueOf } from './result.ts';

/**
 * The notation of an action in a position.
 * @throws Error if it is not legal.
 */
export function noted(variant: Variant, position: Position, action: string): string {
  const moves = variant.status(position, []).moves;
  const number = moves.findIndex((move) => variant.writeMove(position, move) === action);
  const notation = notationsOf(variant, position, moves)[number];
  if (notation === undefined) throw new Error(`${action} is not legal in ${variant.writePosition(position)}`);
  return notation;
}

/**
 * The action that a text names in a position.
 * @throws Error with the message if it names none.
 */
export const meant = (variant: Variant, position: Position, text: string): string =>
  variant.writeMove(position, valueOf(readNotation(newGame(variant, position), text)));
