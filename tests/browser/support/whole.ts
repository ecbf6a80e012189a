import type { Variant } from '../../../src/engine/rules/variant.ts';
import { oneOfEachName, registry } from '../../support/registry.ts';

/** Whether the tests that take a sample shall go through everything: `WHOLE=1 npm run browser -- controls boardStays`. */
export const IS_WHOLE = process.env.WHOLE !== undefined;

/**
 * The variants of which a screen is tested: one of each game, since the boards of a game have the same sites and
 * differ only in the ground that is there at first; or all of them.
 */
export const SCREENED: readonly Variant[] = IS_WHOLE ? registry : oneOfEachName;
