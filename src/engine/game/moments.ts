import { memo } from '../memo.ts';
import type { Moment } from '../rules/moment.ts';
import type { Status } from '../rules/status.ts';
import type { Game } from './game.ts';
import { outcomeOf, pastAt, positionAt, statusAt } from './game.ts';

/** A status belongs to one position with one past. */
const momentsWith = memo((status: Status, game: Game, ply: number): readonly Moment[] =>
  game.variant.moments(positionAt(game, ply), pastAt(game, ply), status),
);

/**
 * The moments of a game that goes on, each once: those of the turn that is being played, then those of the
 * turn before, so that what matters to one player only does not come and go with every move. None when the
 * game is over.
 */
export function currentMoments(game: Game): Moment[] {
  if (outcomeOf(game)) return [];
  const last = game.steps.length;
  const found = new Map<string, Moment>();
  for (let ply = last, turns = 1; ply >= 0; ply--) {
    if (ply < last && positionAt(game, ply).turn !== positionAt(game, ply + 1).turn) turns++;
    if (turns > 2) break;
    for (const moment of momentsWith(statusAt(game, ply), game, ply))
      if (!found.has(moment.id)) found.set(moment.id, moment);
  }
  return [...found.values()];
}
