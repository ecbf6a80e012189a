import { memo, useEffect, useRef } from 'react';
import { ArrowUp, ChevronsUp, Eye, EyeOff, Scissors, Trash2 } from 'lucide-react';
import { canKeepOnly, canMakeMainLine, canPromote } from '../../engine/tree/edits.ts';
import { isPlayed, nodeAt } from '../../engine/tree/tree.ts';
import type { Study } from '../../store/explore/study.ts';
import { removalOf } from '../../store/explore/shown.ts';
import { classes } from '../board/classes.ts';
import { IconButton } from '../IconButton.tsx';
import { useAfterPaint } from '../useAfterPaint.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import { useExplore, useExploreStore } from './ExploreContext.ts';

/** What can be done with the node that is shown and its line. */
export function NodeTools() {
  const { tree, path } = useAfterPaint(useExplore((state) => state.study));
  const doomed = useExplore((state) => state.doomed);
  return doomed ? <Removal /> : <Tools tree={tree} path={path} />;
}

const Tools = memo(function Tools({ tree, path }: Pick<Study, 'tree' | 'path'>) {
  const actions = useExploreStore().getState();
  const node = nodeAt(tree, path);
  const isCollapsed = node?.isCollapsed === true;
  const hasVariations = (node?.children.length ?? 0) > 1;
  return (
    <div className={styles.nodeTools} role="group" aria-label={words.thisMove}>
      <IconButton
        label={words.promote}
        words={words.promoteWords}
        icon={ArrowUp}
        disabled={!canPromote(tree, path)}
        onClick={actions.promote}
      />
      <IconButton
        label={words.makeMainLine}
        words={words.mainLineWords}
        icon={ChevronsUp}
        disabled={!canMakeMainLine(tree, path)}
        onClick={actions.makeMainLine}
      />
      <IconButton
        label={words.keepOnly}
        words={words.keepOnlyWords}
        icon={Scissors}
        disabled={!canKeepOnly(tree, path)}
        onClick={actions.keepOnly}
      />
      <IconButton
        label={isCollapsed ? words.expand : words.collapse}
        words={isCollapsed ? words.expandWords : words.collapseWords}
        icon={isCollapsed ? Eye : EyeOff}
        disabled={path.length === 0 || (!hasVariations && !isCollapsed)}
        onClick={() => {
          actions.toggleCollapsed(path);
        }}
      />
      <IconButton
        label={words.remove}
        words={words.removeWords}
        icon={Trash2}
        disabled={path.length === 0 || isPlayed(tree, path)}
        onClick={actions.askToRemove}
      />
    </div>
  );
});

/** The question before a removal, while the moves that would go are crossed out. */
function Removal() {
  const tree = useExplore(({ study }) => study.tree);
  const doomed = useExplore((state) => state.doomed);
  const remove = useExplore((state) => state.remove);
  const keep = useExplore((state) => state.keep);
  const answer = useRef<HTMLButtonElement>(null);
  // Whoever has asked by key answers by key.
  useEffect(() => {
    answer.current?.focus();
  }, []);
  if (!doomed) return null;
  const { first, count } = removalOf(tree, doomed);
  return (
    <div className={classes(styles.nodeTools, styles.removal)} role="group" aria-label={words.remove}>
      <p>{words.asksToRemove(first, count)}</p>
      <button ref={answer} type="button" className="button primary" onClick={remove}>
        {words.confirmRemoval}
      </button>
      <button type="button" className="button" onClick={keep}>
        {words.keep}
      </button>
    </div>
  );
}
