import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Rulebook, Section } from '../../rulebook/rulebook.ts';
import { ruleRoute } from '../routes.ts';
import { progress } from '../../store/progress.ts';
import { ExampleBoard } from './ExampleBoard.tsx';
import { TaskBoard } from './TaskBoard.tsx';
import { taskKey } from './taskKey.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface SectionViewProps {
  readonly variant: Variant;
  readonly rulebook: Rulebook;
  readonly section: Section;
  /** The id of the example or task on the board; the first example if there is none with this id. */
  readonly item: string;
}

/** A section of the rules beside a board that shows it. */
export function SectionView({ variant, rulebook, section, item }: SectionViewProps) {
  const solved = useStore(progress, (state) => state.solved);
  const task = section.tasks.find(({ id }) => id === item);
  const example = section.examples.find(({ id }) => id === item) ?? section.examples[0];
  const shown = task ?? example;
  const linkTo = (id: string) => ruleRoute(variant.id, `${section.id}/${id}`);
  return (
    <div className={styles.section}>
      <div className={styles.sectionText}>
        <h2>{section.title}</h2>
        {section.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {task ? (
        <TaskBoard key={task.id} rulebook={rulebook} task={task} />
      ) : (
        example && <ExampleBoard key={example.id} rulebook={rulebook} example={example} />
      )}
      <div className={styles.sectionItems}>
        {section.examples.length > 0 && (
          <>
            <h3>{learn.onBoard}</h3>
            <ul className={styles.items}>
              {section.examples.map(({ id, caption }) => (
                <li key={id}>
                  <Link href={linkTo(id)} replace aria-current={shown?.id === id ? 'true' : undefined}>
                    {caption}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {section.tasks.length > 0 && (
          <>
            <h3>{learn.tryIt}</h3>
            <ul className={styles.items}>
              {section.tasks.map((each) => (
                <li key={each.id}>
                  <Link
                    href={linkTo(each.id)}
                    replace
                    aria-current={shown?.id === each.id ? 'true' : undefined}
                  >
                    {each.prompt}
                    {solved.includes(taskKey(rulebook, each)) && (
                      <Check role="img" aria-label={learn.solved} />
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
