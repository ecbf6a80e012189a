import type { Remark } from './remark.ts';

/**
 * A rule that first matters in a position, for somebody who does not expect it: told in one short sentence, true
 * whichever side reads it, and still a move later.
 */
export interface Moment extends Remark {
  /** Unique among the variants of one name: lower-case words with hyphens. */
  readonly id: string;
}

/** A moment, and when it has come: asked of whatever the variant has gathered about a position. */
export interface Occasion<Situation> extends Moment {
  readonly hasCome: (situation: Situation) => boolean;
}

/** The moments that have come, in the order of the occasions: what is most pressing is listed first. */
export const momentsOf = <Situation>(
  occasions: readonly Occasion<Situation>[],
  situation: Situation,
): Moment[] =>
  occasions
    .filter(({ hasCome }) => hasCome(situation))
    .map(({ id, text, rule }): Moment => ({ id, text, rule }));
