import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react';
import { obeyTyped } from '../../store/explore/typed.ts';
import { usePlayStore } from '../game/PlayContext.ts';
import { deferred } from '../deferred.tsx';
import { IconButton } from '../IconButton.tsx';
import { Happening } from '../panels/Happening.tsx';
import { PlayLensControl } from '../panels/LensControl.tsx';
import { MoveInput } from '../panels/MoveInput.tsx';
import { PenTools } from '../panels/PenTools.tsx';
import recordStyles from '../panels/record.module.css';
import { NO_NOTES } from '../../engine/tree/notes.ts';
import { nodeAt } from '../../engine/tree/tree.ts';
import { placesOf } from '../../engine/tree/walk.ts';
import * as beside from '#words/ui/beside.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import { AboutMove } from './AboutMove.tsx';
import { Compare } from './Compare.tsx';
import { useExplore, useExploreStore } from './ExploreContext.ts';
import { NodeNotes } from './NodeNotes.tsx';
import { NodeTools } from './NodeTools.tsx';
import { OwnStudy } from './OwnStudy.tsx';
import { ReachChoice } from './ReachChoice.tsx';
import { SamePosition } from './SamePosition.tsx';
import { TreeView } from './TreeView.tsx';

/** Loaded on demand: few trees are large. */
const TreeMap = deferred(async () => (await import('./TreeMap.tsx')).TreeMap);

/** The most nodes of a tree that is in sight as a list. */
const LARGE = 40;

interface ExploreColumnProps {
  readonly flipped: boolean;
  /** Called to add the tree to a study that the device keeps. */
  readonly onJoin: (id: string) => void;
}

/** Everything beside the board: the ways through the tree, the tree, and the notes on the node that is shown. */
export function ExploreColumn({ flipped, onJoin }: ExploreColumnProps) {
  const line = usePlayStore();
  const explore = useExploreStore();
  const pen = useExplore((state) => state.pen);
  const shapes =
    useExplore(({ study: { tree, path } }) => nodeAt(tree, path)?.notes.shapes) ?? NO_NOTES.shapes;
  const isLarge = useExplore(({ study }) => placesOf(study.tree).length > LARGE);
  const takePen = useExplore((state) => state.takePen);
  return (
    <>
      <TreeTools />
      <div className={styles.happening}>
        <OwnStudy onJoin={onJoin} />
        <Happening />
        <SamePosition />
      </div>
      {isLarge && <TreeMap />}
      <TreeView />
      <AboutMove>
        <NodeTools />
        <NodeNotes />
        <PenTools pen={pen} shapes={shapes} onTake={takePen} />
        <Compare flipped={flipped} />
      </AboutMove>
      <ReachChoice />
      <PlayLensControl />
      <MoveInput obey={(text) => obeyTyped(text, line, explore)} />
      <p className={styles.commandsHelp}>{words.commandsHelp}</p>
    </>
  );
}

const WAYS = [
  { way: 'first', label: beside.first, icon: ChevronFirst },
  { way: 'back', label: beside.back, icon: ChevronLeft },
  { way: 'forward', label: beside.forward, icon: ChevronRight },
  { way: 'last', label: beside.last, icon: ChevronLast },
] as const;

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
        {WAYS.map(({ way, label, icon }) => (
          <IconButton
            key={way}
            label={label}
            icon={icon}
            disabled={way === 'first' || way === 'back' ? isAtStart : isAtEnd}
            onClick={() => {
              goBy(way);
            }}
          />
        ))}
        <span className={recordStyles.gap} />
        <IconButton label={words.undo} icon={Undo2} disabled={!canUndo} onClick={undo} />
        <IconButton label={beside.redo} icon={Redo2} disabled={!canRedo} onClick={redo} />
      </div>
    </div>
  );
}
