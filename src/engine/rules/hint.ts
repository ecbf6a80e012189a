import type { Message } from './message.ts';
import type { Remark } from './remark.ts';

/**
 * A rule that first matters in a position, for somebody who does not expect it. The text is one or two
 * short sentences that are true for either side to read, and still true a move later.
 */
export interface Hint<Said extends Message = Message> extends Remark<Said> {
  /** Unique among the variants with the same name: lower-case words with hyphens. */
  readonly id: string;
  /**
   * Whether it is about what this turn alone allows, asks or decides, as a capture en passant or a check is.
   * Absent for a rule that goes on mattering.
   */
  readonly urgent?: true;
}

/**
 * A hint and the test of when it applies. The test is given whatever the variant has gathered about a
 * position.
 */
export interface HintRule<Situation, Said extends Message = Message> extends Hint<Said> {
  readonly hasCome: (situation: Situation) => boolean;
}

/** The hints that apply, in the order of the rules, which list the most pressing first. */
export const hintsOf = <Situation>(hintRules: readonly HintRule<Situation>[], situation: Situation): Hint[] =>
  hintRules
    .filter(({ hasCome }) => hasCome(situation))
    .map(({ id, text, rule, urgent }): Hint => ({ id, text, rule, ...(urgent && { urgent }) }));
