import type { Site } from '../topology/site.ts';
import type { Mark } from './mark.ts';
import type { Message } from './message.ts';
import type { Remark } from './remark.ts';

/**
 * A rule that matters in a position, for somebody who does not know it yet. The text is one or two short sentences
 * that are true for either side to read.
 */
export interface Hint<Said extends Message = Message> extends Remark<Said> {
  /** Unique among the variants with the same name: lower-case words with hyphens. */
  readonly id: string;
  /** The mark on the board that it explains; absent for none. */
  readonly mark?: Mark['kind'] | undefined;
  /** The sites of the pieces that it is about; absent if it is about more than some pieces. */
  readonly about?: readonly Site[] | undefined;
}

/**
 * A hint and the test of when it applies. The test is given whatever the variant has gathered about a
 * position.
 */
export interface HintRule<Situation, Said extends Message = Message> extends Omit<Hint<Said>, 'about'> {
  readonly hasCome: (situation: Situation) => boolean;
  readonly about?: (situation: Situation) => readonly Site[];
}

/** The hints that apply, in the order of the rules, which list first what comes about most rarely in play. */
export const hintsOf = <Situation>(hintRules: readonly HintRule<Situation>[], situation: Situation): Hint[] =>
  hintRules.flatMap(({ hasCome, about, ...hint }) =>
    hasCome(situation) ? [{ ...hint, about: about?.(situation) }] : [],
  );
