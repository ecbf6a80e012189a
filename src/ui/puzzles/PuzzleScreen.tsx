import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ArrowUpDown, Share2 } from 'lucide-react';
import { useStore } from 'zustand';
import { codeOf } from '../../engine/rules/message.ts';
import { currentPosition } from '../../engine/game/game.ts';
import { sharedThinker } from '../../store/computer/sharedThinker.ts';
import type { Solving } from '../../store/puzzles/solver.ts';
import { solving } from '../../store/puzzles/solver.ts';
import type { PuzzleTask } from '../../store/puzzles/solverState.ts';
import { paceOf, settings } from '../../store/settings.ts';
import { asksFirst } from '../asksFirst.ts';
import { classes } from '../board/classes.ts';
import { deferred } from '../deferred.tsx';
import { fullName } from '../fullName.ts';
import { LiveRegion } from '../game/LiveRegion.tsx';
import { PlayContext } from '../game/PlayContext.ts';
import { useBoardKeys } from '../game/useBoardKeys.ts';
import { useFlip } from '../game/useFlip.ts';
import { IconButton } from '../IconButton.tsx';
import { gameSizes } from '../panels/gameSizes.ts';
import { PlayLensControl } from '../panels/LensControl.tsx';
import { MoveInput } from '../panels/MoveInput.tsx';
import { Notice } from '../panels/Notice.tsx';
import { StudyTable } from '../panels/StudyTable.tsx';
import { useHandPlace } from '../panels/useHandPlace.ts';
import type { Named } from '../play/Names.tsx';
import { Names } from '../play/Names.tsx';
import { ScreenBar } from '../ScreenBar.tsx';
import { useKey } from '../useKey.ts';
import { useSettings } from '../useSettings.ts';
import { useTitle } from '../useTitle.ts';
import { boardWords } from '#words/boards.ts';
import * as common from '#words/ui/common.ts';
import * as words from '#words/ui/puzzles.ts';
import * as explore from '#words/ui/explore.ts';
import playStyles from '../play/play.module.css';
import styles from './puzzles.module.css';
import { AboutPuzzle } from './AboutPuzzle.tsx';
import { SharePuzzle } from './SharePuzzle.tsx';
import type { NextPuzzle } from './TaskCard.tsx';
import { TaskCard } from './TaskCard.tsx';
import type { SectionTitle } from './useSections.ts';

/** Loaded on demand, with the boards of the pieces. */
const PiecesDialog = deferred(async () => (await import('./PiecesDialog.tsx')).PiecesDialog);

interface PuzzleScreenProps {
  /** The task, which stays the same. */
  readonly task: PuzzleTask;
  readonly title: string;
  /** What is known of the puzzle. */
  readonly facts: readonly string[];
  /** The sections of the rulebook whose rules the win uses. */
  readonly sections: readonly SectionTitle[];
  /** Null if there is no other puzzle. */
  readonly next: NextPuzzle | null;
  /** Called when it is solved without being shown. */
  readonly onSolved: () => void;
  /** What stands below the task. */
  readonly children?: ReactNode;
}

/** A puzzle on its board: the side that wins is below, and the last move is shown. */
export function PuzzleScreen(props: PuzzleScreenProps) {
  const { task, onSolved } = props;
  const [begun] = useState(() =>
    solving(task, { thinker: sharedThinker, pace: () => paceOf(settings.getState()), asksFirst }),
  );
  const solved = useEffectEvent(onSolved);
  useEffect(() => {
    const { solver, leave } = begun;
    const unsubscribe = solver.subscribe(({ stage }, before) => {
      if (stage === 'solved' && before.stage !== 'solved') solved();
    });
    solver.getState().prove();
    return () => {
      unsubscribe();
      leave();
    };
  }, [begun]);
  return (
    <PlayContext value={begun.board}>
      <Solved {...props} solving={begun} />
    </PlayContext>
  );
}

function Solved({
  task,
  title,
  facts,
  sections,
  next,
  children,
  solving: { board: store, solver },
}: PuzzleScreenProps & { readonly solving: Solving }) {
  const { variant } = task.game;
  const { turn } = currentPosition(task.game);
  const { coordinates } = useSettings();
  const board = useRef<SVGSVGElement>(null);
  const { near, flip } = useFlip(store, turn);
  const [isSharing, setSharing] = useState(false);
  /** What somebody asks about by its name; null for nothing. */
  const [named, setNamed] = useState<Named | null>(null);
  const handPlace = useHandPlace(variant, { near, turned: null });
  const { stage, said } = useStore(solver);
  useBoardKeys(flip);
  useKey('takeBack', () => {
    if (solver.getState().stage === 'refuted') solver.getState().tryAgain();
  });
  useTitle(words.titleOf(fullName(variant)));
  return (
    <div
      className={classes(playStyles.play, playStyles.game, styles.screen)}
      style={gameSizes(variant, coordinates, handPlace)}
    >
      <ScreenBar
        title={title}
        note={variant.board === undefined ? '' : boardWords(variant.board)}
        about={words.commands}
      >
        <IconButton
          label={words.share}
          words={words.shareWords}
          icon={Share2}
          onClick={() => {
            setSharing(true);
          }}
        />
        <IconButton label={common.flipBoard} words={explore.flip} icon={ArrowUpDown} onClick={flip} />
      </ScreenBar>
      <main className={playStyles.table}>
        <StudyTable near={near} board={board} />
        <div className={classes(playStyles.panel, styles.panel)}>
          <div className={classes(playStyles.said, styles.saidHere)}>
            <TaskCard task={task} solver={solver} facts={facts} next={next} />
            <Notice />
          </div>
          <Names onAsk={setNamed} onSigns={undefined} />
          {children}
          <AboutPuzzle task={task} sections={sections} />
          <PlayLensControl />
          <MoveInput />
        </div>
      </main>
      <LiveRegion notes={[{ id: `${stage} ${codeOf(said)}`, text: said }]} />
      {named && (
        <PiecesDialog
          named={named}
          onClose={() => {
            setNamed(null);
          }}
        />
      )}
      {isSharing && (
        <SharePuzzle
          task={task}
          onClose={() => {
            setSharing(false);
          }}
        />
      )}
    </div>
  );
}
