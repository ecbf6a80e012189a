import { outcomeOf } from '../../engine/game/game.ts';
import { isSamePath } from '../../engine/tree/tree.ts';
import { unproved } from '../../store/explore/proofs.ts';
import type { ProofRun } from '../../store/analysis/analystState.ts';
import { say } from '../../words/say.ts';
import { withinWords, worthWords } from '../../words/en/analysis.ts';
import { thinking } from '#words/ui/analysis.ts';
import * as words from '#words/ui/proof.ts';
import * as solvedWords from '#words/ui/solved.ts';
import { usePlay } from '../game/PlayContext.ts';
import styles from './analysis.module.css';
import { useAnalysed, useHired } from './AnalystContext.ts';
import { useExplore } from './ExploreContext.ts';
import { nodeName } from './nodeName.ts';
import { useSolvedHere } from './SolvedContext.ts';
import { useKnown } from './useKnown.ts';

/** Who wins by force at the node shown, if that is proved; otherwise who is likely to, and what is done to prove it. */
export function ProofRow() {
  const { analyst, call } = useHired();
  const run = useAnalysed((state) => state?.proof ?? null);
  const solved = useSolvedHere();
  const game = usePlay((play) => play.game);
  const { tree, path } = useExplore(({ study }) => study);
  if (outcomeOf(game)) return null;
  if (run?.isRunning)
    return (
      <div className={styles.proof} role="group" aria-label={words.proof}>
        <p>
          {isSamePath(run.path, path)
            ? words.running(run.within, run.nodes)
            : words.runningAt(nodeName(tree, run.path))}
        </p>
        <button type="button" className="button" onClick={analyst?.getState().stopProof}>
          {words.stop}
        </button>
      </div>
    );
  if (solved)
    return (
      <div className={styles.proof} role="group" aria-label={words.proof} data-proved>
        <p>
          <span aria-hidden="true">{solvedWords.SIGN}</span> {solvedWords.proved(solved)}.
        </p>
        {solved.kind === 'won' && (
          <button
            type="button"
            className="button"
            onClick={() => {
              call((called) => {
                called.getState().demonstrate(path);
              });
            }}
          >
            {words.how}
          </button>
        )}
      </div>
    );
  const last = run && isSamePath(run.path, path) ? run : null;
  return (
    <div className={styles.proof} role="group" aria-label={words.proof}>
      <div>
        <Estimate />
        <p className={styles.soft}>{last ? openWords(last) : words.unproved}</p>
      </div>
      <button
        type="button"
        className="button"
        onClick={() => {
          call((called) => {
            called.getState().prove();
          });
        }}
      >
        {last ? words.proveFurther : words.prove}
      </button>
    </div>
  );
}

/** Who is likely to win, while the computer analyses. */
function Estimate() {
  const isWanted = useAnalysed((state) => state?.isOn === true && !state.lesson && !state.analysis?.trouble);
  const [best] = useKnown()?.lines ?? [];
  return isWanted && <p className={styles.standing}>{best ? worthWords(best) : thinking}</p>;
}

const openWords = ({ within, trouble }: ProofRun): string =>
  trouble ? say(trouble) : withinWords(within) || words.unproved;

/** What the tree says is proved although nobody has proved it here; nothing if there is no such thing. */
export function Doubts() {
  const doubted = useAnalysed((state) => state?.doubted);
  const tree = useExplore(({ study }) => study.tree);
  const proved = useExplore((explore) => explore.proved);
  if (!doubted || unproved(tree, proved).length === 0) return null;
  const isChecking = unproved(tree, proved, doubted).length > 0;
  return <p className={styles.soft}>{isChecking ? words.checking : words.tooLong}</p>;
}
