import { useRef } from 'react';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { Rulebook, Section } from '../../rulebook/rulebook.ts';
import { progress } from '../../store/progress.ts';
import { taskKey } from './taskKey.ts';
import { useChosenInView } from './useChosenInView.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface SectionItemsProps {
  readonly rulebook: Rulebook;
  readonly section: Section;
  /** The id of the example or task on the board. */
  readonly shown: string;
  /** The route of an example or task. */
  readonly linkTo: (id: string) => string;
}

/** The examples and tasks of a section by their numbers: what each is about stands beside its board. */
export function SectionItems({ rulebook, section: { examples, tasks }, shown, linkTo }: SectionItemsProps) {
  const solved = useStore(progress, (state) => state.solved);
  const list = useRef<HTMLOListElement>(null);
  // Where they do not fit side by side.
  useChosenInView(list, '[aria-current]', shown);
  if (examples.length + tasks.length < 2) return null;
  return (
    <nav aria-label={learn.examplesAndTasks}>
      <ol ref={list} className={styles.sectionItems}>
        {examples.map(({ id, caption }, i) => (
          <li key={id}>
            <Link
              href={linkTo(id)}
              replace
              aria-label={learn.exampleAbout(i + 1, caption)}
              aria-current={id === shown ? 'true' : undefined}
            >
              {learn.numbered(i + 1)}
            </Link>
          </li>
        ))}
        {tasks.map((task, i) => {
          const isSolved = solved.includes(taskKey(rulebook, task));
          return (
            <li key={task.id}>
              <Link
                href={linkTo(task.id)}
                replace
                aria-label={learn.taskAbout(i + 1, task.prompt, isSolved)}
                aria-current={task.id === shown ? 'true' : undefined}
              >
                {learn.taskNumber(i + 1)}
                {isSolved && <Check aria-hidden="true" />}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
