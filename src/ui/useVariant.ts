import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Result } from '../engine/rules/result.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { raise } from '../store/fault.ts';
import { fetchRules, rules } from '../store/rules.ts';

/** The rules of the variant with this id, or why they could not be loaded; null until then. */
export function useVariant(id: string): Result<Variant> | null {
  const found = useStore(rules, (known) => known.get(id) ?? null);
  useEffect(() => {
    fetchRules(id).catch(raise);
  }, [id]);
  return found;
}
