import { Link } from 'wouter';
import type { Remark } from '../../engine/rules/remark.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { say } from '../../words/say.ts';
import * as ruled from '#words/ui/ruled.ts';

interface RuledTextProps {
  readonly variant: Variant;
  readonly remark: Remark;
}

/** A remark about a position or an attempted move, with a link to its rule. */
export function RuledText({ variant, remark: { text, rule } }: RuledTextProps) {
  return (
    <span>
      {say(text)} <Link href={`/learn/${variant.id}/${rule}`}>{ruled.seeRule}</Link>
    </span>
  );
}
