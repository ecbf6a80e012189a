import { useState } from 'react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react';
import { obeyTyped } from '../../store/explore/typed.ts';
import { usePlay, usePlayStore } from '../game/PlayContext.ts';
import { deferred } from '../deferred.tsx';
import { IconButton } from '../IconButton.tsx';
import { Happening } from '../panels/Happening.tsx';
import { PlayLensAnswer } from '../panels/LensAnswer.tsx';
import { PlayLensControl } from '../panels/LensControl.tsx';
import { MoveInput } from '../panels/MoveInput.tsx';
import { PenTools } from '../panels/PenTools.tsx';
import { RuleContext } from '../panels/RuleContext.ts';
import { chapterAbout } from '../play/chapterAbout.ts';
import { useMenuPlace } from '../play/useMenuPlace.ts';
import { ruleRoute } from '../routes.ts';
import { Tabs } from '../Tabs.tsx';
import playStyles from '../play/play.module.css';
import toolStyles from '../panels/recordTools.module.css';
import { NO_NOTES } from '../../engine/tree/notes.ts';
import { nodeAt } from '../../engine/tree/tree.ts';
import * as beside from '#words/ui/beside.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import { AboutMove } from './AboutMove.tsx';
import { BestLine } from './BestLine.tsx';
import { Compare } from './Compare.tsx';
import { useAnalysed } from './AnalystContext.ts';
import { useExplore, useExploreStore } from './ExploreContext.ts';
import { isLarge, TreeMap } from './largeTree.ts';
import { MakePuzzle } from './MakePuzzle.tsx';
import { NodeNotes } from './NodeNotes.tsx';
import { NodeTools } from './NodeTools.tsx';
import { OwnStudy } from './OwnStudy.tsx';
import { ReachChoice } from './ReachChoice.tsx';
import { SamePosition } from './SamePosition.tsx';
import { useSolvedHere } from './SolvedContext.ts';
import { TreeView } from './TreeView.tsx';

const RulesTab = deferred(async () => (await import('../learn/RulesTab.tsx')).RulesTab);

/** Loaded on demand: few positions are proved. */
const LossNotice = deferred(async () => (await import('./LossNotice.tsx')).LossNotice);

interface ExploreColumnProps {
  readonly flipped: boolean;
  /** Called to add the tree to a study that the device keeps. */
  readonly onJoin: (id: string) => void;
}

type Tab = 'tree' | 'rules';

/**
 * Everything beside the board: the ways through the tree, the tree, the notes on the node that is shown, and the rules, for
 * which nobody has to leave the tree.
 */
export function ExploreColumn({ flipped, onJoin }: ExploreColumnProps) {
  const line = usePlayStore();
  const { id } = usePlay((state) => state.game.variant);
  const explore = useExploreStore();
  const pathNow = () => explore.getState().study.path;
  const isSmall = useMenuPlace() !== 'none';
  const [tab, setTab] = useState<Tab>('tree');
  /** The page of the rulebook that is open, and the node that was shown when the reader chose it. */
  const [chosen, setChosen] = useState(() => ({ page: ruleRoute(id), path: pathNow() }));
  const [summons, setSummons] = useState(0);
  const pen = useExplore((state) => state.pen);
  const takePen = useExplore((state) => state.takePen);
  const open = (next: Tab) => {
    // Nobody draws who does not see with what.
    if (next !== 'tree' && pen) takePen(null);
    setTab(next);
  };
  const openRule = (rule: string) => {
    setChosen({ page: ruleRoute(id, rule), path: pathNow() });
    open('rules');
    setSummons(summons + 1);
  };
  return (
    <RuleContext value={openRule}>
      <div className={playStyles.said}>
        <TreeTools />
      </div>
      <Tabs
        label={beside.tabs}
        chosen={tab}
        onChoose={(next) => {
          // At another position another rule may matter.
          const path = pathNow();
          if (next === 'rules' && path !== chosen.path) setChosen({ page: ruleRoute(id), path });
          open(next);
        }}
        summons={summons}
        tabs={[
          { id: 'tree', title: words.tree, content: <TreeTab flipped={flipped} isSmall={isSmall} /> },
          {
            id: 'rules',
            title: beside.rules,
            content: (
              <RulesTab
                page={chosen.page}
                begin={() => chapterAbout(line.getState())}
                onPage={(page) => {
                  setChosen({ page, path: pathNow() });
                }}
              />
            ),
          },
        ]}
      />
      {/* Last, so that nothing that comes and goes here moves the tree. On a small screen it lies over the page. */}
      <div className={styles.happening}>
        {isSmall && <PlayLensAnswer />}
        <OwnStudy onJoin={onJoin} />
        <Happening />
        <SamePosition />
        <Loss />
        {isSmall && <BestLine />}
      </div>
    </RuleContext>
  );
}

/** What is proved against a move, or played out about it. */
function Loss() {
  const solved = useSolvedHere();
  const state = useAnalysed();
  return (solved ?? state?.demonstration ?? state?.proof) && <LossNotice />;
}

/** The tree, and what can be done with the node that is shown. */
function TreeTab({ flipped, isSmall }: Pick<ExploreColumnProps, 'flipped'> & { readonly isSmall: boolean }) {
  const line = usePlayStore();
  const explore = useExploreStore();
  const pen = useExplore((state) => state.pen);
  const shapes =
    useExplore(({ study: { tree, path } }) => nodeAt(tree, path)?.notes.shapes) ?? NO_NOTES.shapes;
  const hasMap = useExplore(({ study }) => isLarge(study.tree));
  const takePen = useExplore((state) => state.takePen);
  return (
    <div className={styles.treeTab}>
      {hasMap && <TreeMap />}
      <TreeView />
      <AboutMove>
        <NodeTools />
        <NodeNotes />
        <PenTools pen={pen} shapes={shapes} onTake={takePen} />
        <div className={styles.deeds}>
          <Compare flipped={flipped} />
          <MakePuzzle />
        </div>
      </AboutMove>
      <ReachChoice />
      <PlayLensControl isAnsweredAbove={isSmall} />
      <MoveInput obey={(text) => obeyTyped(text, line, explore)} />
      <p className={styles.commandsHelp}>{words.commandsHelp}</p>
    </div>
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
    <div className={toolStyles.tools}>
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
        <span className={toolStyles.gap} />
        <IconButton label={words.undo} icon={Undo2} disabled={!canUndo} onClick={undo} />
        <IconButton label={beside.redo} icon={Redo2} disabled={!canRedo} onClick={redo} />
      </div>
    </div>
  );
}
