import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { readAction } from '../../engine/game/action.ts';
import type { Game } from '../../engine/game/game.ts';
import { currentPosition, outcomeOf, takeBackTo, withMove } from '../../engine/game/game.ts';
import { notationAt } from '../../engine/record/notation.ts';
import { startWorkerThinker } from '../../store/computer/workerThinker.ts';
import type { Examination } from '../../store/puzzles/examination.ts';
import { examining } from '../../store/puzzles/examination.ts';
import { say } from '../../words/say.ts';
import { usePlayStore } from '../game/PlayContext.ts';
import { madePuzzleRoute } from '../routes.ts';
import * as words from '#words/ui/makePuzzle.ts';
import * as link from '#words/ui/makePuzzleLink.ts';
import { Dialog } from './Dialog.tsx';
import { PuzzleLink } from './PuzzleLink.tsx';

/** Gives the link to the position on the board as a puzzle, or says why it is none. */
export function MakePuzzleDialog({ onClose }: { readonly onClose: () => void }) {
  const store = usePlayStore();
  const [game] = useState(() => {
    const { game: whole, cursor } = store.getState().document;
    return takeBackTo(whole, cursor);
  });
  return (
    <Dialog title={link.make} onClose={onClose}>
      {outcomeOf(game) ? <p>{words.isOver}</p> : <Examined game={game} />}
    </Dialog>
  );
}

/** What is found out about a position, and what can be done about it. */
function Examined({ game }: { readonly game: Game }) {
  const [attempt, setAttempt] = useState(0);
  const examination = useExamination(game, attempt);
  const { turn } = currentPosition(game);
  switch (examination.kind) {
    case 'working':
      return <p role="status">{words.working(turn, examination.within)}</p>;
    case 'failed':
      return (
        <>
          <p role="status">{say(examination.cause)}</p>
          <p className="actions">
            <button
              type="button"
              className="button primary"
              onClick={() => {
                setAttempt(attempt + 1);
              }}
            >
              {words.again}
            </button>
          </p>
        </>
      );
    case 'done': {
      const { examined } = examination;
      if (examined.kind !== 'puzzle') {
        const actions = examined.kind === 'several' ? examined.actions : [];
        return <p role="status">{words.refusal(turn, examined, notationsOf(game, actions))}</p>;
      }
      return (
        <>
          <p role="status">{words.isPuzzle(turn, examined.turns)}</p>
          <PuzzleLink game={game} turns={examined.turns} />
          <p className="actions">
            <Link href={madePuzzleRoute(game, examined.turns)} className="button primary">
              {words.tryIt}
            </Link>
          </p>
        </>
      );
    }
  }
}

/** The notations of actions that can be played in the current position. */
const notationsOf = (game: Game, actions: readonly string[]): string[] =>
  actions.flatMap((action) => {
    const move = readAction(game, action);
    return move.ok ? notationAt(withMove(game, move.value), game.steps.length + 1) : [];
  });

const BEGUN: Examination = { kind: 'working', within: -1 };

/** What is found out about a position; each attempt begins anew. Its own worker leaves the others to their games. */
function useExamination(game: Game, attempt: number): Examination {
  const [examination, setExamination] = useState(BEGUN);
  useEffect(() => {
    const thinker = startWorkerThinker(() => undefined);
    const begun = examining(game, thinker);
    const unsubscribe = begun.examination.subscribe(setExamination);
    return () => {
      unsubscribe();
      begun.leave();
      thinker.close();
    };
  }, [game, attempt]);
  return examination;
}
