import { registryEntryOf } from '../../../src/engine/registry.ts';
import type { Result } from '../../../src/engine/rules/result.ts';
import { success } from '../../../src/engine/rules/result.ts';
import { joinPath, joinProse } from '../../../src/rulebook/joinProse.ts';
import type { Path, Rulebook } from '../../../src/rulebook/rulebook.ts';
import { tinyPath } from './path.ts';
import { tinyPathProse } from './pathProse.ts';
import { tinyProse } from './prose.ts';
import { tinyRules } from './rulebook.ts';
import { tiny } from './tiny.ts';

export const tinyRulebook: Rulebook = { ...joinProse(tinyRules, tinyProse), variants: [tiny] };

/** Replaces the list of all rulebooks. */
export const rulebookOf = (id: string): Promise<Result<Rulebook>> => ifKnown(id, tinyRulebook);

/** Replaces the list of all short paths. */
export const pathOf = (id: string): Promise<Result<Path>> =>
  ifKnown(id, { ...joinPath(tinyPath, tinyPathProse), variants: [tiny] });

function ifKnown<Text>(id: string, text: Text): Promise<Result<Text>> {
  const registryEntry = registryEntryOf(id);
  return Promise.resolve(registryEntry.ok ? success(text) : registryEntry);
}
