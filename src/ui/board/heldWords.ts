import { at } from '../../engine/at.ts';
import type { Held } from '../../engine/rules/hand.ts';
import { kindOf, sideOf } from '../../engine/rules/piece.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import * as strip from '#words/ui/strip.ts';

/** `Black ferz, 2 turns left to drop it`, for people who do not see it. */
export const heldWords = ({ kinds }: Variant, { piece, count, turnsLeft, due }: Held): string =>
  strip.held(sideOf(piece), at(kinds, kindOf(piece)).name, count, turnsLeft, due);
