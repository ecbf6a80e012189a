import { losses } from '../rules/effect.ts';
import type { Effect } from '../rules/effect.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { otherSide } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { withTurn } from './attacked.ts';

interface Capture {
  readonly move: Move;
  readonly effects: readonly Effect[];
  /** Where the captured pieces stood. */
  readonly victims: readonly Site[];
}

/**
 * The sites of the pieces that a side could capture if it were its turn, so that no capture of the enemy’s
 * could answer: none takes what stands in the captured piece’s place, or, if nothing does, what captured it.
 */
export function freeCaptures(variant: Variant, position: Position, side: Side): ReadonlySet<Site> {
  const free = new Set<Site>();
  const asked = askedOf(variant, position, side);
  for (const { move, effects, victims } of captures(variant, asked, side)) {
    const open = victims.filter((site) => !free.has(site));
    if (open.length === 0) continue;
    const arrivals = effects.flatMap((effect) => (effect.kind === 'shift' ? effect.to : []));
    const after = variant.play(asked, move);
    const answers = captures(variant, withTurn(variant, after, otherSide(side)), otherSide(side));
    const answered = new Set(answers.flatMap((answer) => answer.victims));
    for (const site of open) {
      const captors = arrivals.includes(site) ? [site] : arrivals;
      if (!captors.some((captor) => answered.has(captor))) free.add(site);
    }
  }
  return free;
}

/** The position in which that side captures: this one, or its next turn if it has moved in this one already. */
function askedOf(variant: Variant, position: Position, side: Side): Position {
  if (position.turn !== side) return variant.passed(position);
  return captures(variant, position, side).length > 0 ? position : variant.passed(variant.passed(position));
}

/** The captures of the side to move. Repetitions of the past are not asked about. */
function captures(variant: Variant, position: Position, side: Side): Capture[] {
  return variant.moves(position, []).flatMap((move) => {
    const effects = variant.effects(position, move);
    const victims = losses(effects, otherSide(side));
    return victims.length > 0 ? [{ move, effects, victims }] : [];
  });
}
