import type { Variant } from '../rules/variant.ts';
import { composeLink } from './composeLink.ts';
import { deflate } from './deflate.ts';
import type { GameRecord } from './record.ts';

/** Writes the part of a link after the variant, as short as it can be: letters, digits, `-` and `_`. */
export const writeLink = (variant: Variant, record: GameRecord): string =>
  composeLink(variant, record, deflate);
