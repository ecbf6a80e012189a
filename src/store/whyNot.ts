import type { Game } from '../engine/game/game.ts';
import type { Origin } from '../engine/rules/move.ts';
import type { Reason } from '../engine/rules/reason.ts';
import type { Site } from '../engine/topology/site.ts';
import { loadReasonWords } from '../words/load.ts';

/**
 * Why two picks say no legal action in a game; null if they say one. The words for the reason are there with it: no
 * other file of the store or the screens may ask the engine. Rejects when the reasons or their words cannot be loaded.
 */
export async function findReason(game: Game, from: Origin, to: Site): Promise<Reason | null> {
  const [{ whyNot }] = await Promise.all([
    import('../engine/game/explain.ts'),
    loadReasonWords(game.variant.game),
  ]);
  return whyNot(game, from, to);
}
