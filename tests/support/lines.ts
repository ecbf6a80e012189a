import { withActions } from '../../src/engine/game/action.ts';
import type { Game } from '../../src/engine/game/game.ts';
import type { Claim } from '../../src/rulebook/rulebook.ts';
import { valueOf } from './result.ts';

/** The games to which the claims about a game lead, step by step. */
export function linesOf(game: Game, claims: readonly Claim[]): Game[] {
  return claims.flatMap((claim) => {
    if (claim.kind === 'legal') return [valueOf(withActions(game, [claim.action]))];
    if (claim.kind !== 'leads') return [];
    const games = claim.actions.map((_action, i) =>
      valueOf(withActions(game, claim.actions.slice(0, i + 1))),
    );
    const end = games.at(-1);
    return [...games, ...(end ? linesOf(end, claim.then ?? []) : [])];
  });
}
