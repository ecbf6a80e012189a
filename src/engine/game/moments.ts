import type { Moment } from '../rules/moment.ts';
import type { Position } from '../rules/position.ts';
import type { Game } from './game.ts';
import { outcomeOf, pastAt, positionAt } from './game.ts';

/** Positions never change, and neither does their past: each is asked about once. */
const known = new WeakMap<Position, readonly Moment[]>();

function momentsAt(game: Game, ply: number): readonly Moment[] {
  const position = positionAt(game, ply);
  const moments = known.get(position) ?? game.variant.moments(position, pastAt(game, ply));
  known.set(position, moments);
  return moments;
}

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
    for (const moment of momentsAt(game, ply)) if (!found.has(moment.id)) found.set(moment.id, moment);
  }
  return [...found.values()];
}
