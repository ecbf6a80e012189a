import { useContext } from 'react';
import { Link } from 'wouter';
import type { Remark } from '../../engine/rules/remark.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { say } from '../../words/say.ts';
import { ruleRoute } from '../routes.ts';
import { RuleContext } from './RuleContext.ts';
import * as ruled from '#words/ui/ruled.ts';

interface RuledTextProps {
  readonly variant: Variant;
  readonly remark: Remark;
}

/** A remark about a position or an attempted move, with a link to its rule, which opens beside the game if it can. */
export function RuledText({ variant, remark: { text, rule } }: RuledTextProps) {
  const openRule = useContext(RuleContext);
  return (
    <span>
      {say(text)}{' '}
      <Link
        href={ruleRoute(variant.id, rule)}
        onClick={(event) => {
          if (!openRule) return;
          event.preventDefault();
          openRule(rule);
        }}
      >
        {ruled.seeRule}
      </Link>
    </span>
  );
}
