import { catalogue } from '../../tests/support/catalogue.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';

/** One board of each name, for what does not depend on the board. */
export const oneOfEachName: readonly Variant[] = catalogue.filter(
  ({ name }, i) => catalogue.findIndex((other) => other.name === name) === i,
);
