import type { Rulebook } from '../../src/rulebook/rulebook.ts';

/**
 * What a rulebook must have: a list that a person has checked, separate from the rulebook. Tests compare the
 * two.
 */
export interface Coverage {
  readonly rulebook: Rulebook;
  /** The sections to which the reasons for illegal moves link. */
  readonly linked: readonly string[];
  /** Each paragraph of our rules, and the sections that explain it. */
  readonly paragraphs: Lists;
  /** Each diagram, note and worked example of the inventor's page, and the examples that show it. */
  readonly diagrams: Lists;
  /** Each point on which the page can be read in several ways, and the question of our ruling. */
  readonly rulings: { readonly [point: string]: string };
}

interface Lists {
  readonly [what: string]: readonly string[];
}
