import { Link } from 'wouter';
import { useStore } from 'zustand';
import { currentPosition } from '../../engine/game/game.ts';
import type { PuzzleTask, Solver } from '../../store/puzzles/solverState.ts';
import { say } from '../../words/say.ts';
import { classes } from '../board/classes.ts';
import * as words from '#words/ui/puzzles.ts';
import buttonStyles from '../panels/textButton.module.css';
import styles from './puzzles.module.css';
import { SolutionWalk } from './SolutionWalk.tsx';

/** Where another puzzle is. */
export interface NextPuzzle {
  readonly label: string;
  readonly route: string;
}

interface TaskCardProps {
  readonly task: PuzzleTask;
  readonly solver: Solver;
  /** What is known of the puzzle. */
  readonly facts: readonly string[];
  /** Null if there is no other puzzle. */
  readonly next: NextPuzzle | null;
}

/** What is to be done, what has come of it, and what can be done next. It always has the same size. */
export function TaskCard({ task: { game, turns }, solver, facts, next }: TaskCardProps) {
  const { stage, said, proof, tryAgain, showSolution } = useStore(solver);
  const { turn } = currentPosition(game);
  const isDone = stage === 'solved' || stage === 'shown';
  const isWrong = stage === 'refuted';
  const canTryAgain = isWrong || isDone;
  const canShow = proof.kind === 'proved' && !isDone && stage !== 'showing';
  const sentence = {
    asked: said.id === 'puzzle/task' ? words.findOut : say(said),
    judging: words.judging,
    answering: words.answering(turn),
    refuted: say(said),
    solved: say(said),
    showing: words.showing,
    shown: say(said),
  }[stage];
  return (
    <section className={styles.task} aria-label={words.taskLabel} data-stage={stage} data-weighty="true">
      <h2>{words.task(turn, turns)}</h2>
      {stage !== 'shown' && <p className={styles.facts}>{words.together(facts)}</p>}
      {stage !== 'shown' && <ProofLine task={{ game, turns }} solver={solver} />}
      <p className={styles.said}>{sentence}</p>
      {stage === 'shown' && <SolutionWalk start={game.steps.length} />}
      <div className="actions">
        {canTryAgain && (
          <button type="button" className={classes('button', isWrong && 'primary')} onClick={tryAgain}>
            {words.tryAgain}
          </button>
        )}
        {!isDone && (
          <button
            type="button"
            className="button"
            // Not `disabled`, because the focused button would then lose the focus.
            aria-disabled={!canShow || undefined}
            onClick={canShow ? showSolution : undefined}
          >
            {words.showSolution}
          </button>
        )}
        {next && (
          <Link href={next.route} className={classes('button', isDone && 'primary')}>
            {next.label}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Whether the win is proved on this device. */
function ProofLine({ task: { game, turns }, solver }: Pick<TaskCardProps, 'task' | 'solver'>) {
  const { proof, prove, stopProving } = useStore(solver);
  const { turn } = currentPosition(game);
  switch (proof.kind) {
    case 'proving':
      return (
        <p className={styles.proof}>
          <span>{words.proving(proof.within)}</span>
          <button
            type="button"
            className={classes(buttonStyles.textButton, styles.prove)}
            onClick={stopProving}
          >
            {words.stop}
          </button>
        </p>
      );
    case 'proved':
      return (
        <p className={styles.proof}>
          <span>{words.proved}</span>
        </p>
      );
    case 'false':
      return (
        <p className={styles.proof}>
          <strong>{words.notTrue(turn, turns, proof.finding)}</strong>
        </p>
      );
    case 'stopped':
    case 'failed':
      return (
        <p className={styles.proof}>
          <span>{proof.kind === 'failed' ? say(proof.cause) : words.stopped}</span>
          <button type="button" className={classes(buttonStyles.textButton, styles.prove)} onClick={prove}>
            {words.prove}
          </button>
        </p>
      );
  }
}
