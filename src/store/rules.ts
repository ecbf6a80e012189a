import { createStore } from 'zustand/vanilla';
import { variantOf } from '../engine/registry.ts';
import type { Result } from '../engine/rules/result.ts';
import type { Variant } from '../engine/rules/variant.ts';

/** The variants whose rules were asked for, by id: their rules, or why they are not there. */
export const rules = createStore<ReadonlyMap<string, Result<Variant>>>()(() => new Map());

/** Sees to it that the rules of a variant are there soon. What failed once is tried again. */
export async function fetchRules(id: string): Promise<void> {
  if (rules.getState().get(id)?.ok) return;
  const found = await variantOf(id);
  // Many may have asked at once.
  rules.setState((known) => (known.get(id)?.ok ? known : new Map([...known, [id, found]])), true);
}
