import type { GameRecord } from '../engine/record/record.ts';
import { writeLink } from '../engine/record/writeLink.ts';
import type { Variant } from '../engine/rules/variant.ts';

/** Writes a link as `writeLink` does. A part of its own, since it is needed only behind the board. */
export const gameLink = (variant: Variant, record: GameRecord): string => writeLink(variant, record);
