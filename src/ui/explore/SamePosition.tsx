import { useEffect, useState } from 'react';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import { readPositions, transpositionsOf } from '../../engine/tree/transpositions.ts';
import * as words from '#words/ui/explore.ts';
import statusStyles from '../panels/status.module.css';
import { classes } from '../board/classes.ts';
import { raiseUnlessStopped } from '../../store/fault.ts';
import { inSlices } from '../inSlices.ts';
import { drawn } from './afterDrawing.ts';
import styles from './explore.module.css';
import { useExplore } from './ExploreContext.ts';
import { nodeName } from './nodeName.ts';

/** A link to the first other node of the tree with the same position; nothing if there is none. */
export function SamePosition() {
  const tree = useExplore(({ study }) => study.tree);
  const path = useExplore(({ study }) => study.path);
  const go = useExplore((state) => state.go);
  const other = useTransposition(tree, path);
  if (!other) return null;
  return (
    <p className={classes(statusStyles.status, statusStyles.remark)}>
      <button
        type="button"
        className={styles.textButton}
        onClick={() => {
          go(other);
        }}
      >
        {words.sameAs(nodeName(tree, other))}
      </button>
    </p>
  );
}

/** The first other path of a tree to the same position; null for none, and until it is found, after the board is drawn. */
function useTransposition(tree: Tree, path: TreePath): TreePath | null {
  const [found, setFound] = useState<{
    readonly tree: Tree;
    readonly path: TreePath;
    readonly other: TreePath | null;
  }>({
    tree,
    path,
    other: null,
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const find = async () => {
      await drawn();
      await inSlices(readPositions(tree), { signal });
      const [other = null] = transpositionsOf(tree, path);
      setFound({ tree, path, other });
    };
    find().catch(raiseUnlessStopped(signal));
    return () => {
      leaving.abort();
    };
  }, [tree, path]);
  return found.path === path && found.tree.start === tree.start ? found.other : null;
}
