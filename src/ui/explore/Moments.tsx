import type { TreePath } from '../../engine/tree/tree.ts';
import type { Moment } from '../../engine/search/moments.ts';
import { glyphOf } from '../../store/analysis/lesson.ts';
import { movesAlong } from '../../store/analysis/lines.ts';
import type { Report } from '../../store/analysis/report.ts';
import * as words from '#words/ui/analysis.ts';
import * as explore from '#words/ui/explore.ts';
import * as proofs from '#words/ui/proof.ts';
import styles from './analysis.module.css';
import { useExplore } from './ExploreContext.ts';
import { nodeName } from './nodeName.ts';

interface MomentsProps {
  readonly report: Report;
  readonly moments: readonly Moment[];
  /** Takes the better lines of moments into the tree. */
  readonly onTake: (moments: readonly Moment[]) => void;
  /** Plays out why the move that leads to a node loses. */
  readonly onRefute: (path: TreePath) => void;
}

/** How many actions of a better line are written out. */
const SHOWN = 5;

/** The moments at which a game turned. One button leads to each, another one takes the better line into the tree. */
export function Moments({ report: { path }, moments, onTake, onRefute }: MomentsProps) {
  const tree = useExplore(({ study }) => study.tree);
  const go = useExplore((state) => state.go);
  return (
    <ol className={styles.moments} aria-label={words.moments}>
      {moments.map((moment) => {
        const { ply, side, judgement, before, after, better } = moment;
        const played = path.slice(0, ply + 1);
        const line = words.lineText(movesAlong(tree, path.slice(0, ply), better.slice(0, SHOWN)));
        return (
          <li key={ply} data-judgement={judgement}>
            <button
              type="button"
              onClick={() => {
                go(played);
              }}
            >
              <b>
                {nodeName(tree, played)}
                {explore.glyphs[glyphOf[judgement]]?.sign}
              </b>{' '}
              {words.fell(words.judgements[judgement], side, before, after)}
            </button>
            <button
              type="button"
              className={styles.take}
              aria-label={words.takeBetter(line)}
              onClick={() => {
                onTake([moment]);
              }}
            >
              {words.better(line)}
            </button>
            {after === 0 && (
              <button
                type="button"
                className={styles.take}
                onClick={() => {
                  onRefute(played);
                }}
              >
                {proofs.whyNotMove(nodeName(tree, played))}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
