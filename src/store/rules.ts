import { createStore } from 'zustand/vanilla';
import { registryEntryOf } from '../engine/registry.ts';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { Result } from '../engine/rules/result.ts';
import { success } from '../engine/rules/result.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { loadBoardWords } from '../words/load.ts';

/** The rules of each variant that was asked for, by its id, or why they could not be loaded. */
export const rules = createStore<ReadonlyMap<string, Result<Variant>>>()(() => new Map());

/** Loads the rules of a variant and the words for them. After a failure, a later call tries again. */
export async function fetchRules(id: string): Promise<void> {
  if (rules.getState().get(id)?.ok) return;
  const found = await loadSpokenRules(id);
  // Several callers may have asked at once.
  rules.setState((known) => (known.get(id)?.ok ? known : new Map([...known, [id, found]])), true);
}

/**
 * Loads the rules of a variant and the words for its boards. Rejects with faults that are not the network’s.
 */
export async function loadSpokenRules(id: string): Promise<Result<Variant>> {
  const registryEntry = registryEntryOf(id);
  if (!registryEntry.ok) return registryEntry;
  const { game, name, load } = registryEntry.value;
  const loaded = await awaitDownload(Promise.all([load(), loadBoardWords(game)]), {
    id: 'loading/rules',
    name,
  });
  return loaded.ok ? success(loaded.value[0]) : loaded;
}
