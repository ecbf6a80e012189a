import { useEffect, useState } from 'react';
import type { Result } from '../engine/rules/result.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { rulebookOf } from '../rulebook/index.ts';
import { raise } from '../store/fault.ts';

/** The rulebook of a variant, or why it cannot be loaded; null until that is known. */
export function useRulebook(variantId: string): Result<Rulebook> | null {
  const [rulebook, setRulebook] = useState<Result<Rulebook> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    rulebookOf(variantId).then((found) => {
      if (isCurrent) setRulebook(found);
    }, raise);
    return () => {
      isCurrent = false;
    };
  }, [variantId]);
  return rulebook;
}
