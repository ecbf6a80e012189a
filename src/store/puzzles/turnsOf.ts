import type { Game } from '../../engine/game/game.ts';
import { positionAt } from '../../engine/game/game.ts';
import { notationAt } from '../../engine/record/notation.ts';

/** How many turns of the side to move at a ply have ended since then. */
export function turnsEnded(game: Game, from: number): number {
  const { turn } = positionAt(game, from);
  let ended = 0;
  for (let ply = from; ply < game.steps.length; ply++)
    if (positionAt(game, ply).turn === turn && positionAt(game, ply + 1).turn !== turn) ended++;
  return ended;
}

/** The notations of the moves between two plies, without those that merely end a turn. */
export const notationsBetween = (game: Game, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, i) => notationAt(game, from + i + 1)).filter((text) => text !== '');
