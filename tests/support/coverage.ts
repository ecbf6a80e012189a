import type { Rulebook } from '../../src/rulebook/rulebook.ts';

/** What a rulebook must have, kept apart from it: a list a person has gone through, and tests hold it to. */
export interface Coverage {
  readonly rulebook: Rulebook;
  /** The sections to which the reasons for illegal moves link. */
  readonly linked: readonly string[];
  /** Each paragraph of the rules as we hold them, and the sections that tell it. */
  readonly paragraphs: Lists;
  /** Each diagram, note and worked example of the inventor's page, and the examples that show it. */
  readonly diagrams: Lists;
  /** Each point on which we read the page in one of several ways, and the question under which it is told. */
  readonly rulings: { readonly [point: string]: string };
}

interface Lists {
  readonly [what: string]: readonly string[];
}
