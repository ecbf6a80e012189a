import { memo } from '../memo.ts';
import type { Hint } from '../rules/hint.ts';
import type { Status } from '../rules/status.ts';
import type { Game } from './game.ts';
import { outcomeOf, historyAt, positionAt, statusAt } from './game.ts';

/** Kept by status, since a status belongs to one position with one history. */
const hintsWith = memo((status: Status, game: Game, ply: number): readonly Hint[] =>
  game.variant.hints(positionAt(game, ply), historyAt(game, ply), status),
);

/**
 * The hints of a game that is not over, each once: first those of the current turn, then those of the turn
 * before, so that what matters to one player only does not come and go with every move. None when the game is
 * over.
 */
export function currentHints(game: Game): Hint[] {
  if (outcomeOf(game)) return [];
  const last = game.steps.length;
  const found = new Map<string, Hint>();
  for (let ply = last, turns = 1; ply >= 0; ply--) {
    if (ply < last && positionAt(game, ply).turn !== positionAt(game, ply + 1).turn) turns++;
    if (turns > 2) break;
    for (const hint of hintsWith(statusAt(game, ply), game, ply))
      if (!found.has(hint.id)) found.set(hint.id, hint);
  }
  return [...found.values()];
}
