import type { Game } from '../engine/game/game.ts';
import { currentPosition } from '../engine/game/game.ts';
import type { Origin } from '../engine/rules/move.ts';
import { pickSite } from '../engine/rules/move.ts';
import type { Reason } from '../engine/rules/reason.ts';
import type { Site } from '../engine/topology/site.ts';
import { loadReasonWords } from '../words/load.ts';

/**
 * Why two picks make no legal action in a game; null if they make one. The words for the reason are loaded
 * with it. This is the only place where the store and the screens may ask the engine for reasons. Rejects if
 * the reasons or their words cannot be loaded.
 */
export async function findReason(game: Game, from: Origin, to: Site): Promise<Reason | null> {
  const [{ whyNot }] = await Promise.all([
    import('../engine/game/explain.ts'),
    loadReasonWords(game.variant.game),
  ]);
  return whyNot(game, from, to);
}

/**
 * Why a piece has no legal move: the reason for the first site of its pattern; null if there is none. Rejects
 * like `findReason`.
 */
export async function findStuckReason(game: Game, from: Site): Promise<Reason | null> {
  for (const { site } of game.variant.movementMap(currentPosition(game), from)) {
    const reason = await findReason(game, pickSite(from), site);
    if (reason) return reason;
  }
  return null;
}
