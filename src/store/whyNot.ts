import type { Game } from '../engine/game/game.ts';
import { situationAt, situationOf } from '../engine/game/situation.ts';
import type { Origin } from '../engine/rules/move.ts';
import { EMPTY, belongsTo } from '../engine/rules/piece.ts';
import { pieceAt } from '../engine/rules/position.ts';
import type { Reason } from '../engine/rules/reason.ts';
import { otherSide } from '../engine/rules/side.ts';
import type { Site } from '../engine/topology/site.ts';
import { loadReasonWords } from '../words/load.ts';

/** What tells why moves are not legal, loaded with its words. Rejects if it cannot be loaded. */
async function loadExplaining({ variant }: Game) {
  const [explaining] = await Promise.all([
    import('../engine/game/explain.ts'),
    loadReasonWords(variant.game),
  ]);
  return explaining;
}

/**
 * Why two picks make no legal action in a game; null if they make one. Only this module asks the engine for
 * reasons, for the store and the screens. Rejects if the reasons or their words cannot be loaded.
 */
export const findReason = async (game: Game, from: Origin, to: Site): Promise<Reason | null> =>
  (await loadExplaining(game)).whyNot(game, from, to);

/**
 * Why a piece on the board has no legal move, now or if it were its turn, or why one in a hand cannot be dropped:
 * the reason for the first site of its pattern, or for the first empty one; null if there is none. Rejects like
 * `findReason`.
 */
export async function findStuckReason(game: Game, from: Origin): Promise<Reason | null> {
  const { variant, steps } = game;
  const { explain } = await loadExplaining(game);
  const reasons = await variant.reasons();
  const now = situationAt(game, steps.length);
  const { board, turn } = now.position;
  const isTheirs = from.kind === 'site' && belongsTo(pieceAt(board, from.site), otherSide(turn));
  const situation = isTheirs ? situationOf(variant, variant.pass(now.position)) : now;
  const goals =
    from.kind === 'site'
      ? variant.movementMap(situation.position, from.site).map(({ site }) => site)
      : [...board.keys()].filter((site) => pieceAt(board, site) === EMPTY);
  for (const site of goals) {
    const reason = explain(reasons, situation, from, site);
    if (reason) return reason;
  }
  return null;
}
