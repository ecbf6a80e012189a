import { losses } from '../rules/effect.ts';
import type { Effect } from '../rules/effect.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { otherSide } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { attackedBy, withTurn } from './attacked.ts';

interface Capture {
  readonly move: Move;
  readonly effects: readonly Effect[];
  /** The sites of the captured pieces. */
  readonly victims: readonly Site[];
}

/**
 * The sites of the enemy pieces that a side could capture for free if it were its turn. A capture is free if
 * the enemy cannot capture what then stands on the captured piece’s site, or, if that is empty, the pieces
 * that moved to capture it.
 */
export function freeCaptures(variant: Variant, position: Position, side: Side): ReadonlySet<Site> {
  const free = new Set<Site>();
  const now = withTurn(variant, position, side);
  // If a side has moved already and can only drop something, its next turn is examined.
  const asked = captures(variant, now).length > 0 ? now : variant.pass(variant.pass(now));
  for (const { move, effects, victims } of captures(variant, asked)) {
    const arrivals = effects.flatMap((effect) => (effect.kind === 'shift' ? effect.to : []));
    const answer = answersTo(variant, variant.play(asked, move), otherSide(side));
    for (const site of victims) {
      if (free.has(site)) continue;
      const captors = arrivals.includes(site) ? [site] : arrivals;
      if (!captors.some(answer)) free.add(site);
    }
  }
  return free;
}

/** Whether a side can capture on a site of the position that the other side’s capture left. */
function answersTo(variant: Variant, after: Position, side: Side): (site: Site) => boolean {
  const asked = withTurn(variant, after, side);
  const attacked = attackedBy(variant, asked, side);
  // An attacked piece may still be safe: the game may be over, or the side may have to do something else
  // first.
  let captured: ReadonlySet<Site> | null = null;
  return (site) => {
    if (!attacked.has(site)) return false;
    captured ??= new Set(captures(variant, asked).flatMap(({ victims }) => victims));
    return captured.has(site);
  };
}

/** The captures of the side to move. They are computed without a history, so repetition does not count. */
function captures(variant: Variant, position: Position): Capture[] {
  return variant.status(position, []).moves.flatMap((move) => {
    const effects = variant.effects(position, move);
    const victims = losses(effects, otherSide(position.turn));
    return victims.length > 0 ? [{ move, effects, victims }] : [];
  });
}
