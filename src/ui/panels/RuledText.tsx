import type { Remark } from '../../engine/rules/remark.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { say } from '../../words/say.ts';
import { RuleLink } from './RuleLink.tsx';

interface RuledTextProps {
  readonly variant: Variant;
  readonly remark: Remark;
}

/** A remark about a position or an attempted move, with a link to its rule. */
export const RuledText = ({ variant, remark: { text, rule } }: RuledTextProps) => (
  <span>
    {say(text)} <RuleLink variant={variant.id} rule={rule} />
  </span>
);
