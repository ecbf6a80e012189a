import { memo } from '../memo.ts';
import type { Hint } from '../rules/hint.ts';
import type { Status } from '../rules/status.ts';
import type { Game } from './game.ts';
import { outcomeOf, historyAt, positionAt, statusAt } from './game.ts';

/** How many turns pass from one hint to the next, so that a newcomer can play in between. */
const EVERY = 3;

/** Kept by status, since a status belongs to one position with one history. */
const hintsWith = memo((status: Status, game: Game, ply: number): readonly Hint[] =>
  game.variant.hints(positionAt(game, ply), historyAt(game, ply), status),
);

const hintsAt = (game: Game, ply: number): readonly Hint[] => hintsWith(statusAt(game, ply), game, ply);

/** The hints that apply at the end of a game, the rarest first; none when the game is over. */
export const hintsNow = (game: Game): readonly Hint[] =>
  outcomeOf(game) ? [] : hintsAt(game, game.steps.length);

/**
 * The hint to show in a game among those that are wanted; null for none. Each is shown once in a game: in the first
 * turn in which it applies, no rarer one does, and none was shown in the two turns before. It stays during that turn
 * while it applies.
 */
export function hintToShow(game: Game, isWanted: (hint: Hint) => boolean): Hint | null {
  if (outcomeOf(game)) return null;
  const told = new Set<string>();
  let shown: Hint | null = null;
  let turn = 0;
  let nextAt = 0;
  for (let ply = 0; ply <= game.steps.length; ply++) {
    if (ply > 0 && positionAt(game, ply).turn !== positionAt(game, ply - 1).turn) {
      turn++;
      shown = null;
    }
    const hints = hintsAt(game, ply);
    if (shown !== null && !hints.some(({ id }) => id === shown?.id)) shown = null;
    if (turn < nextAt) continue;
    shown = hints.find((hint) => isWanted(hint) && !told.has(hint.id)) ?? null;
    if (shown === null) continue;
    told.add(shown.id);
    nextAt = turn + EVERY;
  }
  return shown;
}
