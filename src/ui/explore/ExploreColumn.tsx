import { useRef, useState } from 'react';
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
import { opensReport } from '../reportEntry.ts';
import { Tabs } from '../Tabs.tsx';
import { useKey } from '../useKey.ts';
import playStyles from '../play/play.module.css';
import toolStyles from '../panels/recordTools.module.css';
import { NO_NOTES } from '../../engine/tree/notes.ts';
import { nodeAt } from '../../engine/tree/tree.ts';
import * as beside from '#words/ui/beside.ts';
import * as analysis from '#words/ui/analysisTabs.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import type { View } from './AboutMove.tsx';
import { AboutMove, Computed } from './AboutMove.tsx';
import { BestLine } from './BestLine.tsx';
import { ChoicesCard } from './ChoicesCard.tsx';
import { Compare } from './Compare.tsx';
import { useAnalysed, useHired } from './AnalystContext.ts';
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
import { useRoomTaken } from './useRoomTaken.ts';

const RulesTab = deferred(async () => (await import('../learn/RulesTab.tsx')).RulesTab);

/** Loaded on demand: few positions are proved. */
const LossNotice = deferred(async () => (await import('./LossNotice.tsx')).LossNotice);

interface ExploreColumnProps {
  readonly flipped: boolean;
  /** Called with the place for choices that are not sites. */
  readonly onChoicesPlace: (place: HTMLElement | null) => void;
  /** Called to add the tree to a study that the device keeps. */
  readonly onJoin: (id: string) => void;
}

/** The tabs in their order on a phone; elsewhere those of the views are within that of the tree. */
type Tab = 'tree' | View | 'rules';

/**
 * Everything beside the board: the ways through the tree, the tree, the notes on the node that is shown, and the rules, for
 * which nobody has to leave the tree.
 */
export function ExploreColumn({ flipped, onChoicesPlace, onJoin }: ExploreColumnProps) {
  const line = usePlayStore();
  const { id } = usePlay((state) => state.game.variant);
  const explore = useExploreStore();
  const pathNow = () => explore.getState().study.path;
  const isSmall = useMenuPlace() !== 'none';
  const [tab, setTab] = useState<Tab>(() => (opensReport() ? 'report' : 'tree'));
  /** The page of the rulebook that is open, and the node that was shown when the reader chose it. */
  const [chosen, setChosen] = useState(() => ({ page: ruleRoute(id), path: pathNow() }));
  const [summons, setSummons] = useState(0);
  const pen = useExplore((state) => state.pen);
  const takePen = useExplore((state) => state.takePen);
  const { analyst, call } = useHired();
  const happening = useRef<HTMLDivElement>(null);
  useRoomTaken(happening);
  const open = (next: Tab) => {
    // Nobody draws who does not see with what.
    if (pen && (isSmall ? next !== 'notes' : next === 'rules')) takePen(null);
    setTab(next);
  };
  useKey('analysis', () => {
    if (analyst?.getState().isOn !== true) open('analysis');
    call((called) => {
      called.getState().toggle();
    });
  });
  const openRule = (rule: string) => {
    setChosen({ page: ruleRoute(id, rule), path: pathNow() });
    open('rules');
    setSummons(summons + 1);
  };
  const tree = (
    <div className={styles.treeTab}>
      <TreeMoves />
      {isSmall ? (
        <>
          <NodeTools />
          <Deeds flipped={flipped} />
        </>
      ) : (
        <AboutMove view={tab === 'tree' || tab === 'rules' ? 'notes' : tab} onView={open}>
          <NodeTools />
          <Notes />
          <Deeds flipped={flipped} />
        </AboutMove>
      )}
      <ReachChoice />
      <PlayLensControl isAnsweredAbove={isSmall} />
      <TypedMove />
    </div>
  );
  const views = [
    { id: 'notes', title: analysis.notes, content: <Notes /> },
    { id: 'analysis', title: analysis.analysis, content: <Computed view="analysis" /> },
    { id: 'report', title: analysis.report, content: <Computed view="report" /> },
  ] as const;
  const rules = (
    <RulesTab
      page={chosen.page}
      begin={() => chapterAbout(line.getState())}
      onPage={(page) => {
        setChosen({ page, path: pathNow() });
      }}
    />
  );
  return (
    <RuleContext value={openRule}>
      <div className={playStyles.said}>
        <TreeTools />
      </div>
      <Tabs
        label={beside.tabs}
        chosen={isSmall || tab === 'rules' ? tab : 'tree'}
        onChoose={(next) => {
          // At another position another rule may matter.
          const path = pathNow();
          if (next === 'rules' && path !== chosen.path) setChosen({ page: ruleRoute(id), path });
          open(next);
        }}
        summons={summons}
        tabs={[
          { id: 'tree', title: words.tree, content: tree },
          ...(isSmall ? views : []),
          { id: 'rules', title: beside.rules, content: rules },
        ]}
      />
      {/* Last, so that nothing that comes and goes here moves the tree. On a small screen it lies over the page. */}
      <div ref={happening} className={styles.happening}>
        <ChoicesCard onChoicesPlace={onChoicesPlace} />
        {isSmall && <PlayLensAnswer />}
        <OwnStudy onJoin={onJoin} />
        <Happening />
        <SamePosition />
        <Loss />
        {isSmall && <BestLine isPanelOpen={tab === 'analysis'} />}
      </div>
    </RuleContext>
  );
}

/** What is proved against a move, or played out about it. */
function Loss() {
  const solved = useSolvedHere();
  const told = useAnalysed((state) => state?.demonstration ?? state?.proof);
  return (solved ?? told) && <LossNotice />;
}

/** The moves of the tree, with a map if they are many. */
function TreeMoves() {
  const hasMap = useExplore(({ study }) => isLarge(study.tree));
  return (
    <>
      {hasMap && <TreeMap />}
      <TreeView />
    </>
  );
}

/** What is noted at the node that is shown, and the pen that draws there. */
function Notes() {
  const pen = useExplore((state) => state.pen);
  const shapes =
    useExplore(({ study: { tree, path } }) => nodeAt(tree, path)?.notes.shapes) ?? NO_NOTES.shapes;
  const takePen = useExplore((state) => state.takePen);
  return (
    <>
      <NodeNotes />
      <PenTools pen={pen} shapes={shapes} onTake={takePen} />
    </>
  );
}

/** What else can be done with the position that is shown. */
const Deeds = ({ flipped }: Pick<ExploreColumnProps, 'flipped'>) => (
  <div className={styles.deeds}>
    <Compare flipped={flipped} />
    <MakePuzzle />
  </div>
);

/** The field for a move, and what else can be typed there. */
function TypedMove() {
  const line = usePlayStore();
  const explore = useExploreStore();
  return (
    <>
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
