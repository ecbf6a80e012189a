import { Link } from 'wouter';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';

interface RulingsViewProps {
  readonly variant: Variant;
  readonly rulebook: Rulebook;
}

/** Where the inventor's page can be read in two ways, and which one is played here. */
export function RulingsView({ variant, rulebook }: RulingsViewProps) {
  const titleOf = (id: string) => rulebook.sections.find((section) => section.id === id)?.title ?? id;
  return (
    <>
      <h2>How we read the rules</h2>
      <p>
        The page of {variant.inventor} leaves some questions open. Two people at one board need an answer, so
        here is ours to each, and the one that we did not choose.
      </p>
      <dl className="readings">
        {rulebook.rulings.map(({ question, ours, other, section }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <strong>Here:</strong> {ours}
            </dd>
            <dd>
              <strong>The other reading:</strong> {other}
            </dd>
            <dd>
              <Link href={`/learn/${variant.id}/${section}`}>See {titleOf(section)}</Link>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
