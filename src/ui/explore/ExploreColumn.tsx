import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';
import { Happening } from '../panels/Happening.tsx';
import { PlayLensControl } from '../panels/LensControl.tsx';
import { MoveInput } from '../panels/MoveInput.tsx';
import recordStyles from '../panels/record.module.css';
import { nodeAt } from '../../engine/tree/tree.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import { useExplore } from './ExploreContext.ts';
import { NodeNotes } from './NodeNotes.tsx';
import { NodeTools } from './NodeTools.tsx';
import { PenTools } from './PenTools.tsx';
import { ReachChoice } from './ReachChoice.tsx';
import { SamePosition } from './SamePosition.tsx';
import { TreeView } from './TreeView.tsx';

/** Everything beside the board: the ways through the tree, the tree, and the notes on the node that is shown. */
export function ExploreColumn() {
  return (
    <>
      <TreeTools />
      <div className={styles.happening}>
        <Happening />
        <SamePosition />
      </div>
      <TreeView />
      <section className={styles.node} aria-label={words.thisMove}>
        <NodeTools />
        <NodeNotes />
        <PenTools />
      </section>
      <ReachChoice />
      <PlayLensControl />
      <MoveInput />
    </>
  );
}

/** The buttons that lead through the tree, undo and redo; on a phone they are the bar at the bottom. */
function TreeTools() {
  const goBy = useExplore((state) => state.goBy);
  const undo = useExplore((state) => state.undo);
  const redo = useExplore((state) => state.redo);
  const canUndo = useExplore((state) => state.past.length > 0);
  const canRedo = useExplore((state) => state.future.length > 0);
  const isAtStart = useExplore(({ study }) => study.path.length === 0);
  const isAtEnd = useExplore(({ study: { tree, path } }) => nodeAt(tree, path)?.children.length === 0);
  return (
    <div className={recordStyles.tools}>
      <div role="group" aria-label={words.tree}>
        <IconButton
          label={words.first}
          icon={ChevronFirst}
          disabled={isAtStart}
          onClick={() => {
            goBy('first');
          }}
        />
        <IconButton
          label={words.back}
          icon={ChevronLeft}
          disabled={isAtStart}
          onClick={() => {
            goBy('back');
          }}
        />
        <IconButton
          label={words.forward}
          icon={ChevronRight}
          disabled={isAtEnd}
          onClick={() => {
            goBy('forward');
          }}
        />
        <IconButton
          label={words.last}
          icon={ChevronLast}
          disabled={isAtEnd}
          onClick={() => {
            goBy('last');
          }}
        />
        <span className={recordStyles.gap} />
        <IconButton label={words.undo} icon={Undo2} disabled={!canUndo} onClick={undo} />
        <IconButton label={words.redo} icon={Redo2} disabled={!canRedo} onClick={redo} />
      </div>
    </div>
  );
}
