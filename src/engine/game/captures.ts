import { memo } from '../memo.ts';
import { losses } from '../rules/effect.ts';
import type { Piece } from '../rules/piece.ts';
import { sideOf } from '../rules/piece.ts';
import type { Game, Step } from './game.ts';
import { effectsOfStep } from './game.ts';

/**
 * The pieces that were captured in the first `ply` steps of a game and cannot come back, in the order of
 * their captures. A piece that promotes is none of them, nor is one that a hand received.
 */
export const capturesUpTo = (game: Game, ply: number): readonly Piece[] =>
  game.steps.slice(0, ply).flatMap((step, i) => capturesIn(step, game, i + 1));

const capturesIn = memo((_: Step, game: Game, ply: number): readonly Piece[] => {
  const effects = effectsOfStep(game, ply);
  return effects.flatMap((effect, i) => {
    // A piece that a hand receives comes into it as soon as it is lifted.
    const next = effects[i + 1];
    const isReceived = next?.kind === 'hand' && next.change === 1;
    if (effect.kind !== 'lift' || isReceived) return [];
    return losses(effects, sideOf(effect.piece)).includes(effect.site) ? [effect.piece] : [];
  });
});
