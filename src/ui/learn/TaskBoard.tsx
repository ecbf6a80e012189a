import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { unwrap } from '../../engine/rules/result.ts';
import type { Rulebook, Task } from '../../rulebook/rulebook.ts';
import { judge, startOf } from '../../rulebook/tasks.ts';
import { newDocument } from '../../store/document/document.ts';
import type { PlayStore } from '../../store/playStore.ts';
import { createPlayStore } from '../../store/playStore.ts';
import { progress } from '../../store/progress.ts';
import { StudyBoard } from './StudyBoard.tsx';
import { taskKey } from './taskKey.ts';
import { useShowing } from './useShowing.ts';
import * as learn from '#words/ui/learn.ts';
import statusStyles from '../panels/status.module.css';
import { classes } from '../board/classes.ts';

interface TaskBoardProps {
  readonly rulebook: Rulebook;
  readonly task: Task;
  /** What comes after it; undefined for nothing. */
  readonly next: { readonly title: string; readonly route: string } | undefined;
}

/** A task on its board, and the reader’s progress with it. */
export function TaskBoard({ rulebook, task, next }: TaskBoardProps) {
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

  const again = (shown: boolean): PlayStore => {
    const fresh = storeFor(rulebook, task);
    setStore(fresh);
    setShown(shown);
    return fresh;
  };
  return (
    <StudyBoard
      store={store}
      caption={
        <>
          <p role="status" data-verdict={verdict.kind}>
            {verdict.kind === 'open' && task.prompt}
            {verdict.kind === 'solved' && (isShown ? learn.oneWay : learn.wellDone)}
            {verdict.kind === 'failed' && verdict.message}
          </p>
          {verdict.kind === 'solved' && next && (
            <Link href={next.route} replace className="button primary">
              {next.title}
            </Link>
          )}
          {verdict.kind === 'failed' && (
            <button
              type="button"
              className="button primary"
              onClick={() => {
                again(false);
              }}
            >
              {learn.tryAgain}
            </button>
          )}
        </>
      }
      onReset={() => {
        again(false);
      }}
    >
      <p className="actions">
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
            show(again(true), task.solution);
          }}
        >
          {isShown ? learn.showAgain : learn.showSolution}
        </button>
      </p>
      <div role="status">
        {isHinted && <p className={classes(statusStyles.status, statusStyles.remark)}>{task.hint}</p>}
      </div>
    </StudyBoard>
  );
}

/** The task at its beginning. The tests make sure that it can be set up. */
function storeFor(rulebook: Rulebook, task: Task): PlayStore {
  const game = unwrap(startOf(rulebook, task));
  return createPlayStore(newDocument(game));
}
