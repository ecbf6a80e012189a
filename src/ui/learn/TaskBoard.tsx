import { useEffect, useState } from 'react';
import type { Side } from '../../engine/rules/side.ts';
import type { HintedTask, Rulebook } from '../../rulebook/rulebook.ts';
import type { Verdict } from '../../rulebook/tasks.ts';
import { firstPick } from '../../rulebook/tasks.ts';
import { progress } from '../../store/progress.ts';
import { spoken } from '../../words/spoken.ts';
import { announceSetUp } from './announceSetUp.ts';
import { wordsFor } from './claims.ts';
import { StudyBoard } from './StudyBoard.tsx';
import { taskKey } from './taskKey.ts';
import { useTask } from './useTask.ts';
import * as learn from '#words/ui/learn.ts';
import statusStyles from '../panels/status.module.css';
import { classes } from '../board/classes.ts';

interface TaskBoardProps {
  readonly rulebook: Rulebook;
  readonly task: HintedTask;
}

/** A task on its board, and the reader’s progress with it. */
export function TaskBoard({ rulebook, task }: TaskBoardProps) {
  const { store, verdict, punishedBy, isShown, begin, showSolution } = useTask(rulebook, task);
  /** How many of the two hints were asked for: what to think of, and where to begin. */
  const [hints, setHints] = useState(0);
  const isSolved = verdict.kind === 'solved' && !isShown;
  useEffect(() => {
    if (isSolved) progress.getState().solve(taskKey(rulebook, task));
  }, [isSolved, rulebook, task]);
  const tryAgain = () => {
    announceSetUp(begin());
  };
  const { variant } = store.getState().document.game;
  const shown = isShown ? task.solution.map((action) => wordsFor(variant, action)) : null;
  const words = wordsOf(verdict, shown, punishedBy);
  // What is solved needs no hint.
  const given = verdict.kind === 'solved' ? null : hints;
  return (
    <StudyBoard
      store={store}
      caption={
        <>
          <p data-verdict={verdict.kind}>{words ?? task.prompt}</p>
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
        {given === 0 && (
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
        {given === 1 && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setHints(2);
              const fresh = begin().getState();
              const first = firstPick(task, fresh.document.game);
              if (first) fresh.pick(first);
            }}
          >
            {learn.secondHint}
          </button>
        )}
        <button type="button" className="button" onClick={showSolution}>
          {isShown ? learn.showAgain : learn.showSolution}
        </button>
      </p>
      {given !== null && given > 0 && (
        <p className={classes(statusStyles.status, statusStyles.remark)}>{task.hint}</p>
      )}
    </StudyBoard>
  );
}

/**
 * What is said about a task; null while more actions are needed. `shown` is the solution in words if it was shown, or null, and
 * `punishedBy` the side that shows on the board what was wrong, or null.
 */
function wordsOf(verdict: Verdict, shown: readonly string[] | null, punishedBy: Side | null): string | null {
  switch (verdict.kind) {
    case 'open':
      return null;
    case 'solved':
      return shown ? learn.oneWay(shown) : learn.wellDone;
    case 'failed':
      return [verdict.message, ...(punishedBy === null ? [] : [learn.punished(punishedBy)])].join(' ');
  }
}
