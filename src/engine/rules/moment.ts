/** A rule that first matters in a position, for somebody who does not expect it. */
export interface Moment {
  /** Unique among the variants of one name: lower-case words with hyphens. */
  readonly id: string;
  /** The rule in one short sentence, true whichever side reads it, and still a move later. */
  readonly text: string;
  /** The section of the rulebook that has the rule. */
  readonly rule: string;
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
