import { createStore } from 'zustand/vanilla';
import { registryEntryOf } from '../engine/registry.ts';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { Result } from '../engine/rules/result.ts';
import { success } from '../engine/rules/result.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { loadBoardWords } from '../words/load.ts';

/** The variants whose rules were asked for, by id: their rules, or why they are not there. */
export const rules = createStore<ReadonlyMap<string, Result<Variant>>>()(() => new Map());

/** Sees to it that the rules of a variant and the words for them are there soon. What failed once is tried again. */
export async function fetchRules(id: string): Promise<void> {
  if (rules.getState().get(id)?.ok) return;
  const found = await loadSpokenRules(id);
  // Many may have asked at once.
  rules.setState((known) => (known.get(id)?.ok ? known : new Map([...known, [id, found]])), true);
}

/** The rules of a variant, once what its boards say can be said. Rejects with faults that are not of the network. */
async function loadSpokenRules(id: string): Promise<Result<Variant>> {
  const registryEntry = registryEntryOf(id);
  if (!registryEntry.ok) return registryEntry;
  const { game, name, load } = registryEntry.value;
  const loaded = await awaitDownload(Promise.all([load(), loadBoardWords(game)]), {
    id: 'loading/rules',
    name,
  });
  return loaded.ok ? success(loaded.value[0]) : loaded;
}
