import { useRef } from 'react';
import type { AnalystStore, Lesson } from '../../store/analysis/analystState.ts';
import { isSamePath } from '../../engine/tree/tree.ts';
import { say } from '../../words/say.ts';
import * as words from '#words/ui/analysis.ts';
import styles from './analysis.module.css';
import { useExplore } from './ExploreContext.ts';
import { useBoardInView } from './useBoardInView.ts';

interface LessonCardProps {
  readonly analyst: AnalystStore;
  readonly lesson: Lesson;
}

/** The task of a lesson: a better move is to be found on the board. */
export function LessonCard({ analyst, lesson }: LessonCardProps) {
  const path = useExplore(({ study }) => study.path);
  const { showBetter, nextTask, endLesson, returnToTask } = analyst.getState();
  const card = useRef<HTMLElement>(null);
  const { index, moments, stage, said } = lesson;
  const isLast = index + 1 === moments.length;
  const isThere = isSamePath(path, lesson.path);
  useBoardInView(card, index);
  return (
    <section ref={card} className={styles.lesson} aria-label={words.lesson}>
      <p>{stage === 'judging' ? words.judging : say(said)}</p>
      <div className="actions">
        {stage === 'done' ? (
          <button type="button" className="button primary" onClick={nextTask}>
            {isLast ? words.finish : words.next}
          </button>
        ) : (
          <>
            {!isThere && stage === 'asked' && (
              <button type="button" className="button" onClick={returnToTask}>
                {words.toTask}
              </button>
            )}
            <button type="button" className="button" onClick={showBetter}>
              {words.show}
            </button>
            <button type="button" className="button" onClick={nextTask}>
              {isLast ? words.finish : words.skip}
            </button>
          </>
        )}
        <button type="button" className="button" onClick={endLesson}>
          {words.endLesson}
        </button>
      </div>
    </section>
  );
}
