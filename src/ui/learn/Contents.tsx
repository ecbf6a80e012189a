import { useRef } from 'react';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { PathLink } from '../PathLink.tsx';
import { ruleRoute } from '../routes.ts';
import { progress } from '../../store/progress.ts';
import type { Chapter } from './chapters.ts';
import { taskKey } from './taskKey.ts';
import { useChosenInView } from './useChosenInView.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface ContentsProps {
  readonly variant: Variant;
  readonly rulebook: Rulebook;
  readonly chapters: readonly Chapter[];
  /** The id of the chapter that is open. */
  readonly current: string;
  /** Whether the list stands beside the chapter, and scrolls by itself. */
  readonly isBeside: boolean;
}

/** The chapters of the rulebook, with the reader’s progress. */
export function Contents({ variant, rulebook, chapters, current, isBeside }: ContentsProps) {
  const list = useRef<HTMLOListElement>(null);
  useChosenInView(list, '[aria-current=page]', isBeside ? current : '');
  const solved = useStore(progress, (state) => state.solved);
  const tasks = rulebook.sections.flatMap((section) => section.tasks);
  const done = tasks.filter((task) => solved.includes(taskKey(rulebook, task)));
  return (
    <nav className={styles.contents} aria-label={learn.chapters}>
      <PathLink {...variant} />
      <p className="small">{learn.tasksSolved(done.length, tasks.length)}</p>
      <ol ref={list} className="fades-above fades-below">
        {chapters.map((chapter) => {
          const all = chapter.kind === 'section' ? chapter.section.tasks : [];
          const isDone = all.length > 0 && all.every((task) => solved.includes(taskKey(rulebook, task)));
          return (
            <li key={chapter.id}>
              <Link
                href={ruleRoute(variant.id, chapter.id)}
                aria-current={chapter.id === current ? 'page' : undefined}
              >
                {chapter.title}
                {isDone && <Check role="img" aria-label={learn.solved} />}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
