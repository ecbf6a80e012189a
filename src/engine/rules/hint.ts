import type { Message } from './message.ts';
import type { Remark } from './remark.ts';

/**
 * A rule that first matters in a position, for somebody who does not expect it: told in one short sentence, true
 * whichever side reads it, and still a move later.
 */
export interface Hint<Said extends Message = Message> extends Remark<Said> {
  /** Unique among the variants of one name: lower-case words with hyphens. */
  readonly id: string;
}

/** A hint, and when it has come: asked of whatever the variant has gathered about a position. */
export interface HintRule<Situation, Said extends Message = Message> extends Hint<Said> {
  readonly hasCome: (situation: Situation) => boolean;
}

/** The hints that have come, in the order of the rules: what is most pressing is listed first. */
export const hintsOf = <Situation>(hintRules: readonly HintRule<Situation>[], situation: Situation): Hint[] =>
  hintRules
    .filter(({ hasCome }) => hasCome(situation))
    .map(({ id, text, rule }): Hint => ({ id, text, rule }));
