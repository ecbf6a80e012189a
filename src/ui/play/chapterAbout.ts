import { outcomeOf } from '../../engine/game/game.ts';
import { hintsNow } from '../../engine/game/hints.ts';
import type { PlayState } from '../../store/playState.ts';

/**
 * The id of the chapter of the rulebook about the last refusal, the end of the game, or else the rarest rule that
 * matters now; empty for none.
 */
export function chapterAbout({ document: { game }, refusal }: PlayState): string {
  const outcome = outcomeOf(game);
  if (refusal) return refusal.reason.rule;
  return outcome ? game.variant.endRule(outcome) : (hintsNow(game)[0]?.rule ?? '');
}
