import type { Result } from '../../../src/engine/rules/result.ts';
import { failure, quoted, success } from '../../../src/engine/rules/result.ts';
import type { Rulebook } from '../../../src/rulebook/rulebook.ts';
import { tinyRules } from './rulebook.ts';

/** Stands in for the list of all rulebooks. */
export const rulebookOf = (id: string): Promise<Result<Rulebook>> =>
  Promise.resolve(id === 'tiny' ? success(tinyRules) : failure(`There is no rulebook of ${quoted(id)}.`));
