import { outcomeOf, positionAt } from '../engine/game/game.ts';
import { notesOn } from '../engine/game/notes.ts';
import type { Effect } from '../engine/rules/effect.ts';
import { losses } from '../engine/rules/effect.ts';
import { SIDES } from '../engine/rules/side.ts';
import type { PlayState } from './playState.ts';

/** The events that have a sound of their own. */
export type Sound = 'move' | 'capture' | 'drop' | 'check' | 'end' | 'refusal' | 'short time';

/**
 * The sound for a change from one state to the next: a refusal, a time warning, the end of the game, a check,
 * or what the effects did to the board. Null for silence, as on a jump through the record.
 */
export function soundOf(state: PlayState, before: PlayState): Sound | null {
  const { transition, refusal, notice, warnings } = state;
  const { game, cursor } = state.document;
  // Only an attempt is refused; a piece that cannot move may be picked.
  if (refusal?.choice && refusal !== before.refusal) return 'refusal';
  if (notice !== null && notice !== before.notice) return 'refusal';
  const isShown = transition !== null && transition !== before.transition;
  const isEnded = game.ending !== null && game !== before.document.game;
  if (!isShown && !isEnded) return warnings === before.warnings ? null : 'short time';
  if (cursor === game.steps.length && outcomeOf(game)) return 'end';
  const { marks } = notesOn(game.variant, positionAt(game, cursor));
  if (marks.some(({ kind }) => kind === 'check')) return 'check';
  return transition && soundOfEffects(transition.effects);
}

function soundOfEffects(effects: readonly Effect[]): Sound | null {
  if (SIDES.some((side) => losses(effects, side).length > 0)) return 'capture';
  if (effects.some(({ kind }) => kind === 'put')) return 'drop';
  return effects.length > 0 ? 'move' : null;
}
