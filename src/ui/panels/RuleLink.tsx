import { useContext } from 'react';
import { Link } from 'wouter';
import { ruleRoute } from '../routes.ts';
import { RuleContext } from './RuleContext.ts';
import * as ruled from '#words/ui/ruled.ts';

interface RuleLinkProps {
  /** The id of the variant. */
  readonly variant: string;
  readonly rule: string;
}

/** A link to a rule, which opens beside the game if it can. */
export function RuleLink({ variant, rule }: RuleLinkProps) {
  const openRule = useContext(RuleContext);
  return (
    <Link
      href={ruleRoute(variant, rule)}
      onClick={(event) => {
        if (!openRule) return;
        event.preventDefault();
        openRule(rule);
      }}
    >
      {ruled.seeRule}
    </Link>
  );
}
