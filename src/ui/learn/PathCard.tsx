import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { at } from '../../engine/at.ts';
import { withActions } from '../../engine/game/action.ts';
import type { Game } from '../../engine/game/game.ts';
import { currentPosition, outcomeOf } from '../../engine/game/game.ts';
import { unwrap } from '../../engine/rules/result.ts';
import type { Side } from '../../engine/rules/side.ts';
import { WHITE } from '../../engine/rules/side.ts';
import type { Outcome } from '../../engine/rules/outcome.ts';
import type { Card, Path } from '../../rulebook/rulebook.ts';
import type { Verdict } from '../../rulebook/tasks.ts';
import { startOf } from '../../rulebook/tasks.ts';
import { progress } from '../../store/progress.ts';
import { firstChoices } from '../../store/task.ts';
import { LiveRegion } from '../game/LiveRegion.tsx';
import { PlayContext, usePlay } from '../game/PlayContext.ts';
import { Table } from '../game/Table.tsx';
import { outcomeSentence } from '../../words/en/outcomes.ts';
import { spoken } from '../../words/spoken.ts';
import { PlayHand } from '../panels/PlayHand.tsx';
import { TurnButtons } from '../panels/TurnButtons.tsx';
import { pathRoute } from '../routes.ts';
import { announceSetUp } from './announceSetUp.ts';
import { PathAnswer } from './PathAnswer.tsx';
import type { CardPlace } from './PathFrame.tsx';
import { PathFrame } from './PathFrame.tsx';
import { useTask } from './useTask.ts';
import * as learn from '#words/ui/learn.ts';
import * as words from '#words/ui/path.ts';
import styles from './path.module.css';
import { classes } from '../board/classes.ts';

interface PathCardProps extends CardPlace {
  readonly path: Path;
  readonly card: Card;
}

/** A card with something to do on its board. The way on lights up when it is done, and is open before. */
export function PathCard({ path, card, ...place }: PathCardProps) {
  const { variant, cards, number } = place;
  const board = useRef<SVGSVGElement>(null);
  const { store, verdict, punishedBy, isShown, begin, showSolution } = useTask(path, card);
  const isDone = verdict.kind === 'solved';
  const hasFailed = verdict.kind === 'failed';
  const isSolved = isDone && !isShown;
  useEffect(() => {
    if (isSolved) progress.getState().finishCard(variant.game, card.id);
  }, [isSolved, variant, card]);
  const outcome = useStore(store, ({ document }) => outcomeOf(document.game));
  const said = wordsOf(verdict, isShown, punishedBy, outcome);
  const holders = useMemo(() => holdersIn(path, card), [path, card]);
  return (
    <PlayContext value={store}>
      <PathFrame
        {...place}
        title={card.title}
        text={card.text}
        answer={<PathAnswer words={said ?? card.prompt} kind={verdict.kind} />}
        board={
          <Table
            seats={{ near: WHITE, turned: null }}
            labelled
            board={board}
            strip={(side) => <PathHand side={side} isKept={holders.has(side)} />}
          />
        }
      >
        <button type="button" className="button" onClick={showSolution}>
          {words.showMe}
        </button>
        <button
          type="button"
          className={classes('button', hasFailed && 'primary')}
          onClick={() => {
            announceSetUp(begin());
          }}
        >
          {words.tryAgain}
        </button>
        <Link
          href={pathRoute(variant.id, at(cards, number))}
          className={classes('button', styles.next, isDone && 'primary')}
        >
          {isDone ? words.next : words.skip}
        </Link>
        <LiveRegion notes={said === null ? [] : [{ id: said, text: spoken(said) }]} />
      </PathFrame>
    </PlayContext>
  );
}

/** What has come of a card’s task; null while there is something to do. */
function wordsOf(
  verdict: Verdict,
  isShown: boolean,
  punishedBy: Side | null,
  outcome: Outcome | null,
): string | null {
  switch (verdict.kind) {
    case 'open':
      return null;
    case 'solved':
      return [isShown ? words.shown : words.wellDone, ...(outcome ? [outcomeSentence(outcome)] : [])].join(
        ' ',
      );
    case 'failed':
      return [verdict.message, ...(punishedBy === null ? [] : [learn.punished(punishedBy)])].join(' ');
  }
}

/** The sides that hold pieces at the beginning of a card’s task or in the course of its solution. */
function holdersIn(path: Path, card: Card): ReadonlySet<Side> {
  const start = unwrap(startOf(path, card));
  const holders = (game: Game) => game.variant.hands(currentPosition(game)).map(({ holder }) => holder);
  return new Set(
    [[], ...card.solution.map((_, i) => card.solution.slice(0, i + 1))].flatMap((actions) =>
      holders(unwrap(withActions(start, actions))),
    ),
  );
}

interface PathHandProps {
  readonly side: Side;
  /** Whether there is room for it even while it is empty, so that the board stays where it is. */
  readonly isKept: boolean;
}

/** What a side holds on the board of a card. */
function PathHand({ side, isKept }: PathHandProps) {
  const game = usePlay((state) => state.game);
  const position = currentPosition(game);
  const isHolding = game.variant.hands(position).some(({ holder }) => holder === side);
  if (!isKept && !isHolding) return null;
  const choices = position.turn === side && !outcomeOf(game) ? firstChoices(game, game.steps.length) : [];
  return (
    <div className={styles.hand}>
      <PlayHand side={side} choices={choices} flipped={false} />
      <TurnButtons choices={choices} />
    </div>
  );
}
