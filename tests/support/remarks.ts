import type { Move } from '../../src/engine/rules/move.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { say } from '../../src/words/say.ts';

/** A remark in words. */
interface SaidRemark {
  readonly text: string;
  readonly rule: string;
}

/** The remarks on a position without its history. */
export const remarksOn = <P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
): SaidRemark[] =>
  variant
    .remarks(position, variant.status(position, []))
    .map(({ text, rule }) => ({ text: say(text), rule }));
