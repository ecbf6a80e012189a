import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { ruleRoute } from '../routes.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface RulingsViewProps {
  readonly variant: Variant;
  readonly rulebook: Rulebook;
  /** The id of the ruling that the reader comes for; empty or unknown for none. */
  readonly item: string;
}

/** The questions that the inventor’s page leaves open, and how they are answered here. */
export function RulingsView({ variant, rulebook, item }: RulingsViewProps) {
  const sought = useRef<HTMLElement>(null);
  // After the chapter has opened at its heading.
  useEffect(() => {
    sought.current?.scrollIntoView();
    sought.current?.focus({ preventScroll: true });
  }, [item]);
  const titleOf = (id: string) => rulebook.sections.find((section) => section.id === id)?.title ?? id;
  return (
    <>
      <p>{learn.rulingsWhy(variant.inventor)}</p>
      <dl className={styles.readings}>
        {rulebook.rulings.map(({ id, question, ours, other, section }) => (
          <div key={id}>
            <dt ref={id === item ? sought : null} tabIndex={-1}>
              {question}
            </dt>
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
