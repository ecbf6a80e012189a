import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { at } from '../../engine/at.ts';
import type { Step } from '../../engine/game/game.ts';
import { positionAt } from '../../engine/game/game.ts';
import { unwrap } from '../../engine/rules/result.ts';
import type { Rulebook, Task } from '../../rulebook/rulebook.ts';
import type { Verdict } from '../../rulebook/tasks.ts';
import { firstPick, judge, refutation, startOf } from '../../rulebook/tasks.ts';
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
  /** How many of the two hints were asked for: what to think of, and where to begin. */
  const [hints, setHints] = useState(0);
  /** Whether the solution is being shown, which does not count as solving the task. */
  const [isShown, setShown] = useState(false);
  const game = useStore(store, (state) => state.document.game);
  const verdict = judge(task, game);
  const show = useShowing();
  const failedAt = verdict.kind === 'failed' ? verdict.ply : 0;
  const answer = verdict.kind === 'failed' ? refutation(task, game, failedAt) : null;
  const isUnanswered = verdict.kind === 'failed' && game.steps.length === verdict.ply;
  // The reader sees what was wrong: the other side plays it.
  const wrong = isUnanswered ? at(game.steps, verdict.ply - 1) : null;
  const punished = useRef<Step | null>(null);
  useEffect(() => {
    // Once, so that it can be taken back.
    if (answer === null || wrong === null || wrong === punished.current) return;
    punished.current = wrong;
    show(store, [answer]);
  }, [answer, wrong, show, store]);
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
  const words = wordsOf(
    verdict,
    isShown,
    answer === null ? '' : learn.punished(positionAt(game, failedAt).turn),
  );
  return (
    <StudyBoard
      store={store}
      caption={
        <>
          <p data-verdict={verdict.kind}>{words ?? task.prompt}</p>
          {verdict.kind === 'solved' && next && (
            <Link href={next.route} replace className="button primary">
              {next.title}
            </Link>
          )}
          {verdict.kind === 'failed' && (
            <button type="button" className="button primary" onClick={tryAgain}>
              {learn.tryAgain}
            </button>
          )}
        </>
      }
      onReset={tryAgain}
      notes={[
        ...(words === null ? [] : [{ id: `verdict ${words}`, text: spoken(words) }]),
        ...(hints > 0 ? [{ id: 'hint', text: spoken(task.hint) }] : []),
      ]}
    >
      <p className="actions">
        {hints === 0 && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setHints(1);
            }}
          >
            {learn.hint}
          </button>
        )}
        {hints === 1 && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setHints(2);
              const fresh = begin(false).getState();
              const first = firstPick(task, fresh.document.game);
              if (first) fresh.pick(first);
            }}
          >
            {learn.secondHint}
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
      {hints > 0 && <p className={classes(statusStyles.status, statusStyles.remark)}>{task.hint}</p>}
    </StudyBoard>
  );
}

/**
 * What is said about a task; null while more actions are needed. `isShown` is whether the solution was shown;
 * `punished` tells what the other side does to a failure, and is empty for nothing.
 */
function wordsOf(verdict: Verdict, isShown: boolean, punished: string): string | null {
  switch (verdict.kind) {
    case 'open':
      return null;
    case 'solved':
      return isShown ? learn.oneWay : learn.wellDone;
    case 'failed':
      return `${verdict.message} ${punished}`.trimEnd();
  }
}

/** The task at its beginning. The tests make sure that it can be set up. */
function storeFor(rulebook: Rulebook, task: Task): PlayStore {
  const game = unwrap(startOf(rulebook, task));
  return createPlayStore(newDocument(game));
}
