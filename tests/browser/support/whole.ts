import type { Variant } from '../../../src/engine/rules/variant.ts';
import { oneOfEachName, registry } from '../../support/registry.ts';
import { sampleOf } from '../../support/sample.ts';

/** Whether the tests that take a sample shall go through everything: `WHOLE=1 npm run browser -- controls boardStays`. */
export const IS_WHOLE = process.env.WHOLE !== undefined;

/**
 * The variants of which a screen is tested: one of each game, since the boards of a game have the same sites and
 * differ only in the ground that is there at first; or all of them.
 */
export const SCREENED: readonly Variant[] = IS_WHOLE ? registry : oneOfEachName;

/** One of every `stride` things in a list, as the commit decides; or all. */
export const screened = <T>(all: readonly T[], stride: number, turn = 0): readonly T[] =>
  IS_WHOLE ? all : sampleOf(all, stride, turn);

/** Whether it is the turn of one of so many long tests of a kind; the commit decides whose. */
export const inTurn = (turn: number, of: number): boolean =>
  screened([...Array(of).keys()], of).includes(turn);
