import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { unwrap } from '../../engine/rules/result.ts';
import type { Rulebook, Task } from '../../rulebook/rulebook.ts';
import type { Verdict } from '../../rulebook/tasks.ts';
import { judge, startOf } from '../../rulebook/tasks.ts';
import { newDocument } from '../../store/document/document.ts';
import type { PlayStore } from '../../store/playStore.ts';
import { createPlayStore } from '../../store/playStore.ts';
import { progress } from '../../store/progress.ts';
import { spoken } from '../../words/spoken.ts';
import { announceSetUp } from './announceSetUp.ts';
import { StudyBoard } from './StudyBoard.tsx';
import { taskKey } from './taskKey.ts';
import { useShowing } from './useShowing.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';
import statusStyles from '../panels/status.module.css';
import { classes } from '../board/classes.ts';

interface TaskBoardProps {
  readonly rulebook: Rulebook;
  readonly task: Task;
}

/** A task on its board, and the reader’s progress with it. */
export function TaskBoard({ rulebook, task }: TaskBoardProps) {
  const [store, setStore] = useState(() => storeFor(rulebook, task));
  const [isHinted, setHinted] = useState(false);
  /** Whether the solution is being shown, which does not count as solving the task. */
  const [isShown, setShown] = useState(false);
  const game = useStore(store, (state) => state.document.game);
  const verdict = judge(task, game);
  const show = useShowing();
  const isSolved = verdict.kind === 'solved' && !isShown;
  useEffect(() => {
    if (isSolved) progress.getState().solve(taskKey(rulebook, task));
  }, [isSolved, rulebook, task]);

  const begin = (shown: boolean): PlayStore => {
    const fresh = storeFor(rulebook, task);
    setStore(fresh);
    setShown(shown);
    return fresh;
  };
  const tryAgain = () => {
    announceSetUp(begin(false));
  };
  const words = wordsOf(verdict, isShown);
  return (
    <StudyBoard
      store={store}
      caption={task.prompt}
      onReset={tryAgain}
      notes={[
        ...(words === null ? [] : [{ id: `verdict ${words}`, text: spoken(words) }]),
        ...(isHinted ? [{ id: 'hint', text: spoken(task.hint) }] : []),
      ]}
    >
      <div className={styles.verdict}>
        {words !== null && (
          <p className={classes(statusStyles.status, verdict.kind === 'failed' && statusStyles.notice)}>
            {words}
          </p>
        )}
        {isHinted && <p className={classes(statusStyles.status, statusStyles.remark)}>{task.hint}</p>}
      </div>
      <p className="actions">
        {verdict.kind === 'failed' && (
          <button type="button" className="button primary" onClick={tryAgain}>
            {learn.tryAgain}
          </button>
        )}
        {!isHinted && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setHinted(true);
            }}
          >
            {learn.hint}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            show(begin(true), task.solution);
          }}
        >
          {isShown ? learn.showAgain : learn.showSolution}
        </button>
      </p>
    </StudyBoard>
  );
}

/** What is said about a task; null while more actions are needed. `isShown` is whether the solution was shown. */
function wordsOf(verdict: Verdict, isShown: boolean): string | null {
  switch (verdict.kind) {
    case 'open':
      return null;
    case 'solved':
      return isShown ? learn.oneWay : learn.wellDone;
    case 'failed':
      return verdict.message;
  }
}

/** The task at its beginning. The tests make sure that it can be set up. */
function storeFor(rulebook: Rulebook, task: Task): PlayStore {
  const game = unwrap(startOf(rulebook, task));
  return createPlayStore(newDocument(game));
}
