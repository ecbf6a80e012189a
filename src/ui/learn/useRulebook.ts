import { useEffect, useState } from 'react';
import type { Result } from '../../engine/rules/result.ts';
import { rulebookOf } from '../../rulebook/index.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { raise } from '../../store/fault.ts';

/** The rulebook of the variant with this id, or why there is none; null until it has loaded. */
export function useRulebook(id: string): Result<Rulebook> | null {
  const [rulebook, setRulebook] = useState<Result<Rulebook> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    rulebookOf(id).then((loaded) => {
      if (isCurrent) setRulebook(loaded);
    }, raise);
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return rulebook;
}
