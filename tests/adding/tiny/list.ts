import type { Variant } from '../../../src/engine/rules/variant.ts';
import { tiny } from './tiny.ts';

/** Stands in for the list of all variants. */
export const variants: readonly Variant[] = [tiny];
