import { registryEntryOf } from '../../../src/engine/registry.ts';
import type { Result } from '../../../src/engine/rules/result.ts';
import { success } from '../../../src/engine/rules/result.ts';
import { joinProse } from '../../../src/rulebook/joinProse.ts';
import type { Rulebook } from '../../../src/rulebook/rulebook.ts';
import { tinyProse } from './prose.ts';
import { tinyRules } from './rulebook.ts';
import { tiny } from './tiny.ts';

export const tinyRulebook: Rulebook = { ...joinProse(tinyRules, tinyProse), variants: [tiny] };

/** Replaces the list of all rulebooks. */
export function rulebookOf(id: string): Promise<Result<Rulebook>> {
  const registryEntry = registryEntryOf(id);
  return Promise.resolve(registryEntry.ok ? success(tinyRulebook) : registryEntry);
}
