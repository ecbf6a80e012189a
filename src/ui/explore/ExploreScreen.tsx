import type { ComponentProps, ReactNode } from 'react';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { ArrowUpDown, FilePlus, Pencil, Play, Share2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { BLACK, WHITE } from '../../engine/rules/side.ts';
import { nodeAt } from '../../engine/tree/tree.ts';
import { linkOf } from '../../store/document/link.ts';
import { documentOfLine } from '../../store/explore/study.ts';
import { classes } from '../board/classes.ts';
import type { DrawnShape } from '../board/ShapesContext.ts';
import { deferred } from '../deferred.tsx';
import { fullName } from '../fullName.ts';
import { LiveRegion } from '../game/LiveRegion.tsx';
import { drawnShapes } from '../game/drawnShapes.ts';
import { drawingEvents, withPen } from '../game/drawing.ts';
import { useFlip } from '../game/useFlip.ts';
import { usePlay, usePlayStore } from '../game/PlayContext.ts';
import { LensViewContext } from '../game/LensViewContext.ts';
import { WithShapes } from '../game/WithShapes.tsx';
import type { SeatPlan } from '../game/orientation.ts';
import { IconButton } from '../IconButton.tsx';
import { isolated } from '../isolated.ts';
import { gameSizes } from '../panels/gameSizes.ts';
import { useHandPlace } from '../panels/useHandPlace.ts';
import { StudyTable } from '../panels/StudyTable.tsx';
import { exploreRoute } from '../routes.ts';
import { ScreenBar } from '../ScreenBar.tsx';
import { useKey } from '../useKey.ts';
import { useSettings } from '../useSettings.ts';
import { useTitle } from '../useTitle.ts';
import * as common from '#words/ui/common.ts';
import * as words from '#words/ui/explore.ts';
import playStyles from '../play/play.module.css';
import styles from './explore.module.css';
import type { ShownAnalysis } from './AnalystContext.ts';
import { AnalystContext, NO_ANALYSIS } from './AnalystContext.ts';
import { ExploreColumn } from './ExploreColumn.tsx';
import { useExplore, useExploreStore } from './ExploreContext.ts';
import { NameDialog } from './NameDialog.tsx';
import { ShareTree } from './ShareTree.tsx';
import { studyEntry, studyLink } from './studyAddress.ts';
import { SolvedContext } from './SolvedContext.ts';
import { useStudyAutosave, useStudyState } from './StudyContext.ts';
import { useAnalyst } from './useAnalyst.ts';
import { useReach } from './useReach.ts';
import { useSolved } from './useSolved.ts';
import { useTreeKeys } from './useTreeKeys.ts';

/** Loaded on demand, with the analysis. */
const Gauge = deferred(async () => (await import('./Gauge.tsx')).Gauge);

/**
 * The explore screen: a board on which anything can be tried, and beside it the tree of what was tried. What changes with
 * the node that is shown is read by the parts that show it, so that the others do not render again.
 */
export function ExploreScreen({ onJoin }: { readonly onJoin: (id: string) => void }) {
  const store = useExploreStore();
  const variant = usePlay((state) => state.game.variant);
  const line = usePlayStore();
  const [analysis] = useState(() => createStore<ShownAnalysis>()(() => NO_ANALYSIS));
  const hired = useAnalyst({ explore: store, line }, analysis);
  const solved = useSolved(hired);
  const [events] = useState(() => drawingEvents(line, store));
  const pen = useExplore((state) => state.pen);
  const drawing = useMemo(() => withPen(events, pen), [events, pen]);
  const { coordinates } = useSettings();
  const board = useRef<SVGSVGElement>(null);
  const { near, flip } = useFlip(line, WHITE);
  const [choicesPlace, setChoicesPlace] = useState<HTMLElement | null>(null);
  const [isSharing, setSharing] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const autosave = useStudyAutosave();
  const name = useStudyState((state) => state.title);
  const [, navigate] = useLocation();
  const seats: SeatPlan = { near, turned: null };
  const handPlace = useHandPlace(variant, seats);
  useKey('flip', flip);
  useTreeKeys();
  useTitle(words.titleOf(name || fullName(variant)));
  return (
    <div
      className={classes(playStyles.play, playStyles.game, styles.study)}
      style={gameSizes(variant, coordinates, handPlace)}
    >
      <ScreenBar
        title={name === '' ? variant.name : <span className={styles.name}>{isolated(name)}</span>}
        note={name === '' ? words.exploreAndBoard(variant.board) : fullName(variant)}
        about={words.commands}
      >
        <IconButton
          label={words.play}
          words={words.playWords}
          icon={Play}
          onClick={() => {
            const { study } = store.getState();
            // The way back leads to the tree as it is now.
            navigate(exploreRoute(variant.id, studyLink(study)), {
              replace: true,
              state: studyEntry(autosave),
            });
            navigate(`/play/${variant.id}/${linkOf(documentOfLine(study))}`);
          }}
        />
        <IconButton
          label={words.share}
          words={words.shareWords}
          icon={Share2}
          onClick={() => {
            setSharing(true);
          }}
        />
        <IconButton
          label={words.name}
          words={words.nameWords}
          icon={Pencil}
          onClick={() => {
            setNaming(true);
          }}
        />
        <IconButton label={common.flipBoard} words={words.flip} icon={ArrowUpDown} onClick={flip} />
        <IconButton
          label={words.startAnew}
          words={words.startAnewWords}
          icon={FilePlus}
          onClick={() => {
            navigate(exploreRoute(variant.id));
          }}
        />
      </ScreenBar>
      <main className={playStyles.table}>
        <SolvedContext value={solved}>
          <ReachOnBoard>
            <ShapesOnBoard analysis={analysis}>
              <StudyTable
                near={seats.near}
                board={board}
                drawing={drawing}
                choicesPlace={choicesPlace}
                margin={<AnalysisGauge shown={analysis} near={seats.near} />}
              />
            </ShapesOnBoard>
            <div className={classes(playStyles.panel, styles.panel)}>
              <AnalystContext value={hired}>
                <ExploreColumn flipped={near === BLACK} onChoicesPlace={setChoicesPlace} onJoin={onJoin} />
              </AnalystContext>
            </div>
          </ReachOnBoard>
        </SolvedContext>
      </main>
      <LiveRegion notes={[]} />
      {isNaming && (
        <NameDialog
          onClose={() => {
            setNaming(false);
          }}
        />
      )}
      {isSharing && (
        <ShareTree
          near={seats.near}
          onClose={() => {
            setSharing(false);
          }}
        />
      )}
    </div>
  );
}

/** The gauge, if the analysis is on: it is loaded then. */
function AnalysisGauge(props: ComponentProps<typeof Gauge>) {
  const isOn = useStore(props.shown, (state) => state.isOn);
  return isOn && <Gauge {...props} />;
}

/** Puts the reach that somebody wants to see on the board. */
const ReachOnBoard = ({ children }: { readonly children: ReactNode }) => (
  <LensViewContext value={useReach()}>{children}</LensViewContext>
);

interface ShapesOnBoardProps {
  readonly analysis: StoreApi<ShownAnalysis>;
  readonly children: ReactNode;
}

/** Puts the arrows and circles on the node that is shown on the board, and those of the analysis. */
function ShapesOnBoard({ analysis, children }: ShapesOnBoardProps) {
  const node = useExplore(({ study: { tree, path } }) => nodeAt(tree, path));
  const topology = useExplore(({ study }) => study.tree.variant.topology);
  const shapes = node?.notes.shapes;
  const drawn = useMemo(() => drawnShapes(topology, shapes ?? []), [shapes, topology]);
  const game = usePlay((state) => state.game);
  const analysed = useStore(analysis, (state) => (state.game === game ? state.shapes : null));
  const all = useMemo(() => {
    const isDrawn = ({ from, to }: DrawnShape) =>
      drawn.some((other) => other.from === from && other.to === to);
    return analysed ? [...drawn, ...analysed.filter((shape) => !isDrawn(shape))] : drawn;
  }, [drawn, analysed]);
  return <WithShapes shapes={all}>{children}</WithShapes>;
}
