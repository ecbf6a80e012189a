import { at } from '../../engine/at.ts';
import { kindOf, sideOf } from '../../engine/rules/piece.ts';
import type { Position } from '../../engine/rules/position.ts';
import { SIDES } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { held, handHolds } from './ui/strip.ts';

/** What both sides hold: `White’s hand: Black ferz, 2 turns left to drop it. Black’s hand: nothing.` */
export function describeHands(variant: Variant, position: Position): string {
  if (!variant.hasHands) return 'Nothing is held in this game.';
  return SIDES.map((side) => {
    const own = variant
      .hands(position)
      .filter(({ holder }) => holder === side)
      .map(({ piece, count, turnsLeft, due }) =>
        held(sideOf(piece), at(variant.kinds, kindOf(piece)).name, count, turnsLeft, due),
      );
    return `${handHolds(side, own.length === 0 ? ['nothing'] : own)}.`;
  }).join(' ');
}
