import type { Game } from '../engine/game/game.ts';
import { currentPosition } from '../engine/game/game.ts';
import type { Origin } from '../engine/rules/move.ts';
import { EMPTY } from '../engine/rules/piece.ts';
import { pieceAt } from '../engine/rules/position.ts';
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
 * Why a piece on the board has no legal move, or one in a hand cannot be dropped: the reason for the first site of
 * its pattern, or for the first empty one; null if there is none. Rejects like `findReason`.
 */
export async function findStuckReason(game: Game, from: Origin): Promise<Reason | null> {
  const position = currentPosition(game);
  const goals =
    from.kind === 'site'
      ? game.variant.movementMap(position, from.site).map(({ site }) => site)
      : [...position.board.keys()].filter((site) => pieceAt(position.board, site) === EMPTY);
  for (const site of goals) {
    const reason = await findReason(game, from, site);
    if (reason) return reason;
  }
  return null;
}
