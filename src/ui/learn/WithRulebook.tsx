import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Result } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { rulebookOf } from '../../rulebook/index.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { raise } from '../../store/fault.ts';
import { say } from '../../words/say.ts';
import { Loading } from '../Loading.tsx';
import { awaitedRules, Unloaded } from '../Unloaded.tsx';
import * as learn from '#words/ui/learn.ts';

interface WithRulebookProps {
  /** The variant’s id. */
  readonly id: string;
  /** What to show once the rulebook has loaded. */
  readonly children: (variant: Variant, rulebook: Rulebook) => ReactNode;
}

/** Loads the rulebook of a variant; says so for as long as it takes, and if it fails. */
export function WithRulebook({ id, children }: WithRulebookProps) {
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
  if (!rulebook) return <Loading awaited={awaitedRules(id)} />;
  if (!rulebook.ok) return <Unloaded id={id} title={learn.noRules} message={say(rulebook.message)} />;
  const variant = rulebook.value.variants.find((known) => known.id === id);
  if (!variant) throw new Error(`The rulebook of ${id} is not about it.`);
  return children(variant, rulebook.value);
}
