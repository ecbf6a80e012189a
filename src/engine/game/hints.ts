import { memo } from '../memo.ts';
import type { Hint } from '../rules/hint.ts';
import type { Status } from '../rules/status.ts';
import type { Game } from './game.ts';
import { outcomeOf, historyAt, positionAt, statusAt } from './game.ts';

/** Kept by status, since a status belongs to one position with one history. */
const hintsWith = memo((status: Status, game: Game, ply: number): readonly Hint[] =>
  game.variant.hints(positionAt(game, ply), historyAt(game, ply), status),
);

const hintsAt = (game: Game, ply: number): readonly Hint[] => hintsWith(statusAt(game, ply), game, ply);

/**
 * The hints after each ply of the turn that `last` belongs to, and the ply before that turn; -1 for none, which
 * has no hints.
 */
function hintsOfTurn(game: Game, last: number): { readonly hints: readonly Hint[]; readonly before: number } {
  const hints: Hint[] = [];
  let ply = last;
  for (; ply >= 0 && positionAt(game, ply).turn === positionAt(game, last).turn; ply--)
    hints.push(...hintsAt(game, ply));
  return { hints, before: ply };
}

/**
 * The hints of a game by rank, the most pressing rank first: those that are urgent now and were not told in
 * the turn before; the others that are urgent now; and those that go on mattering, of this turn and then of
 * the turn before, so that what matters to one player only does not come and go with every move. None when
 * the game is over.
 */
function rankedHints(game: Game): readonly (readonly Hint[])[] {
  if (outcomeOf(game)) return [];
  const last = game.steps.length;
  const urgent = hintsAt(game, last).filter((hint) => hint.urgent);
  const { hints, before } = hintsOfTurn(game, last);
  const earlier = hintsOfTurn(game, before).hints;
  const isNew = ({ id }: Hint) => !earlier.some((other) => other.id === id);
  return [urgent.filter(isNew), urgent, [...hints, ...earlier].filter((hint) => !hint.urgent)];
}

/**
 * The hint to show in a game among those that are wanted; null for none. `shown` is the id of the hint on
 * show, or null: it gives way only to a hint of a higher rank.
 */
export function hintToShow(game: Game, isWanted: (hint: Hint) => boolean, shown: string | null): Hint | null {
  for (const rank of rankedHints(game)) {
    const wanted = rank.filter(isWanted);
    const hint = wanted.find(({ id }) => id === shown) ?? wanted[0];
    if (hint) return hint;
  }
  return null;
}
