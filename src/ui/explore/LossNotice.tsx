import { outcomeOf, positionAt } from '../../engine/game/game.ts';
import { isSamePath } from '../../engine/tree/tree.ts';
import * as words from '#words/ui/proof.ts';
import { classes } from '../board/classes.ts';
import { usePlay } from '../game/PlayContext.ts';
import statusStyles from '../panels/status.module.css';
import styles from './explore.module.css';
import { useAnalysed, useHired } from './AnalystContext.ts';
import { Demonstrated } from './Demonstrated.tsx';
import { useExplore } from './ExploreContext.ts';
import { nodeName } from './nodeName.ts';
import { useSolvedHere } from './SolvedContext.ts';

/**
 * That the move that led to the node shown loses by force, if that is proved, with a button that plays out why, as what
 * is illegal says why it is; and what is being played out.
 */
export function LossNotice() {
  const { analyst, call } = useHired();
  const demonstration = useAnalysed((state) => state?.demonstration ?? null);
  const proof = useAnalysed((state) => state?.proof ?? null);
  const game = usePlay((play) => play.game);
  const { tree, path } = useExplore(({ study }) => study);
  const solved = useSolvedHere();
  if (demonstration && analyst)
    return (
      <Demonstrated key={demonstration.path.join(' ')} analyst={analyst} demonstration={demonstration} />
    );
  if (proof?.isRunning && proof.isToBeShown)
    return (
      <p className={classes(statusStyles.status, statusStyles.remark)}>
        <span>
          {words.seeking}{' '}
          <button type="button" className={styles.textButton} onClick={analyst?.getState().stopProof}>
            {words.stop}
          </button>
        </span>
      </p>
    );
  const ply = game.steps.length;
  const isLost =
    ply > 0 && solved?.kind === 'won' && !outcomeOf(game) && positionAt(game, ply - 1).turn !== solved.side;
  if (
    !isLost ||
    !isSamePath(
      path,
      game.steps.map(({ action }) => action),
    )
  )
    return null;
  return (
    <p className={classes(statusStyles.status, statusStyles.remark)}>
      <span>
        {words.loses(nodeName(tree, path), solved)}{' '}
        <button
          type="button"
          className={styles.textButton}
          onClick={() => {
            call((called) => {
              called.getState().demonstrate(path);
            });
          }}
        >
          {words.whyNot}
        </button>
      </span>
    </p>
  );
}
