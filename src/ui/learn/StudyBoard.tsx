import type { CSSProperties, ReactNode } from 'react';
import { useRef } from 'react';
import { ArrowUpDown, ChevronFirst, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { WHITE } from '../../engine/rules/side.ts';
import type { PlayStore } from '../../store/playStore.ts';
import { IconButton } from '../IconButton.tsx';
import { PlayLensControl } from '../panels/LensControl.tsx';
import type { LiveNote } from '../game/LiveRegion.tsx';
import { useFlip } from '../game/useFlip.ts';
import { LiveRegion } from '../game/LiveRegion.tsx';
import { PlayContext } from '../game/PlayContext.ts';
import { Table } from '../game/Table.tsx';
import { Happening } from '../panels/Happening.tsx';
import { PlayFromHere } from './PlayFromHere.tsx';
import { StudyStrip } from '../panels/StudyStrip.tsx';
import * as common from '#words/ui/common.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface StudyBoardProps {
  readonly store: PlayStore;
  /** What to look for on the board, or what came of it. */
  readonly caption: ReactNode;
  readonly onReset: () => void;
  /** What stands below the board for a while, to be read out when it appears. */
  readonly notes?: readonly LiveNote[];
  /** The content below the board. */
  readonly children: ReactNode;
}

/** A board to try things on: everything can be played and taken back, and nothing is saved. */
export function StudyBoard({ store, caption, onReset, notes = NO_NOTES, children }: StudyBoardProps) {
  const board = useRef<SVGSVGElement>(null);
  const { near, flip } = useFlip(store, WHITE);
  const takeBack = useStore(store, (state) => state.takeBack);
  const { width, height } = useStore(store, (state) => state.document.game.variant.topology);
  const isAtStart = useStore(store, (state) => state.document.game.steps.length === 0);
  return (
    <section className={styles.study} aria-label={learn.boardToTry}>
      <div className={styles.caption}>{caption}</div>
      <PlayContext value={store}>
        <div
          className={styles.studyTable}
          style={{ '--board-size': '100%', '--aspect': width / height } as CSSProperties}
        >
          <Table
            seats={{ near, turned: null }}
            labelled
            board={board}
            strip={(side) => <StudyStrip side={side} />}
          />
        </div>
        <Happening />
        <LiveRegion notes={notes} />
        {children}
        <PlayLensControl />
        <div className={styles.studyTools}>
          <IconButton label={learn.reset} icon={ChevronFirst} onClick={onReset} />
          <IconButton label={learn.takeBack} icon={Undo2} disabled={isAtStart} onClick={takeBack} />
          <IconButton label={common.flipBoard} icon={ArrowUpDown} onClick={flip} />
          <PlayFromHere />
        </div>
      </PlayContext>
    </section>
  );
}

const NO_NOTES: readonly LiveNote[] = [];
