import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { at } from '../../engine/at.ts';
import type { Step } from '../../engine/game/game.ts';
import { positionAt } from '../../engine/game/game.ts';
import { unwrap } from '../../engine/rules/result.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Rulebook, Task } from '../../rulebook/rulebook.ts';
import type { Verdict } from '../../rulebook/tasks.ts';
import { judge, refutation, startOf } from '../../rulebook/tasks.ts';
import { newDocument } from '../../store/document/document.ts';
import type { PlayStore } from '../../store/playStore.ts';
import { createPlayStore } from '../../store/playStore.ts';
import { useShowing } from './useShowing.ts';

/** A task on a board, and what has come of it. */
interface TriedTask {
  readonly store: PlayStore;
  readonly verdict: Verdict;
  /** The side that shows on the board what was wrong; null if nothing was, or if nothing punishes it. */
  readonly punishedBy: Side | null;
  /** Whether the solution is being shown, which does not count as solving the task. */
  readonly isShown: boolean;
  /** Sets the task up again, and returns its new store. */
  readonly begin: () => PlayStore;
  readonly showSolution: () => void;
}

/** A task to be tried, from its beginning. */
export function useTask(about: Pick<Rulebook, 'variants'>, task: Task): TriedTask {
  const [store, setStore] = useState(() => storeFor(about, task));
  const [isShown, setShown] = useState(false);
  const game = useStore(store, (state) => state.document.game);
  const verdict = judge(task, game);
  const show = useShowing();
  const answer = verdict.kind === 'failed' ? refutation(task, game, verdict.ply) : null;
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

  const setUp = (shown: boolean): PlayStore => {
    const fresh = storeFor(about, task);
    setStore(fresh);
    setShown(shown);
    return fresh;
  };
  return {
    store,
    verdict,
    punishedBy: verdict.kind === 'failed' && answer !== null ? positionAt(game, verdict.ply).turn : null,
    isShown,
    begin: () => setUp(false),
    showSolution: () => {
      show(setUp(true), task.solution);
    },
  };
}

/** The task at its beginning. The tests make sure that it can be set up. */
function storeFor(about: Pick<Rulebook, 'variants'>, task: Task): PlayStore {
  const game = unwrap(startOf(about, task));
  return createPlayStore(newDocument(game));
}
