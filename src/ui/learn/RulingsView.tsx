import { Link } from 'wouter';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { ruleRoute } from '../routes.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface RulingsViewProps {
  readonly variant: Variant;
  readonly rulebook: Rulebook;
}

/** The questions that the inventor’s page leaves open, and how they are answered here. */
export function RulingsView({ variant, rulebook }: RulingsViewProps) {
  const titleOf = (id: string) => rulebook.sections.find((section) => section.id === id)?.title ?? id;
  return (
    <>
      <p>{learn.rulingsWhy(variant.inventor)}</p>
      <dl className={styles.readings}>
        {rulebook.rulings.map(({ question, ours, other, section }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <strong>{learn.here}</strong> {ours}
            </dd>
            <dd>
              <strong>{learn.otherReading}</strong> {other}
            </dd>
            <dd>
              <Link href={ruleRoute(variant.id, section)}>{learn.see(titleOf(section))}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
