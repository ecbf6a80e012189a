import type { CSSProperties, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { RefreshCw, RotateCcw, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { outcomeOf, positionAt, statusAt } from '../../engine/game/game.ts';
import { outcomeSentence } from '../../words/en/outcomes.ts';
import type { Side } from '../../engine/rules/side.ts';
import { BLACK, WHITE, sideLetter } from '../../engine/rules/side.ts';
import type { PlayMessage } from '../../store/playMessage.ts';
import type { PlayStore } from '../../store/playStore.ts';
import { firstChoices, taskOf } from '../../store/task.ts';
import { IconButton } from '../IconButton.tsx';
import { PlayHand } from '../panels/PlayHand.tsx';
import { PlayLensControl } from '../panels/LensControl.tsx';
import { Notice } from '../panels/Notice.tsx';
import { TurnButtons } from '../panels/TurnButtons.tsx';
import type { LiveNote } from '../game/LiveRegion.tsx';
import { LiveRegion } from '../game/LiveRegion.tsx';
import { PlayContext, usePlay } from '../game/PlayContext.ts';
import { Table } from '../game/Table.tsx';
import { PlayFromHere } from './PlayFromHere.tsx';
import { say } from '../../words/say.ts';
import { tasks } from '#words/tasks.ts';
import * as common from '#words/ui/common.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';
import statusStyles from '../panels/status.module.css';
import stripStyles from '../panels/strip.module.css';
import { classes } from '../board/classes.ts';

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
  const [flipped, setFlipped] = useState(false);
  const takeBack = useStore(store, (state) => state.takeBack);
  const announce = useStore(store, (state) => state.announce);
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
            seats={{ near: flipped ? BLACK : WHITE, turned: null }}
            labelled
            board={board}
            strip={(side) => <StudyStrip side={side} />}
          />
        </div>
        <Happening />
        <LiveRegion notes={notes} />
        <PlayLensControl />
        <div className={styles.studyTools}>
          <IconButton label={learn.reset} icon={RotateCcw} onClick={onReset} />
          <IconButton label={learn.takeBack} icon={Undo2} disabled={isAtStart} onClick={takeBack} />
          <IconButton
            label={common.flipBoard}
            icon={RefreshCw}
            onClick={() => {
              const message: PlayMessage = { id: 'play/flipped', near: flipped ? WHITE : BLACK };
              announce(message);
              setFlipped(!flipped);
            }}
          />
          <span className={styles.gap} />
          <PlayFromHere />
        </div>
      </PlayContext>
      {children}
    </section>
  );
}

/** Whose turn it is and what is in hand, as a player strip without a player. */
function StudyStrip({ side }: { readonly side: Side }) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const isToMove = positionAt(game, cursor).turn === side && !outcomeOf(game);
  const choices = isToMove ? firstChoices(game, cursor) : [];
  const held = game.variant.hands(positionAt(game, cursor)).some(({ holder }) => holder === side);
  return (
    <div className={stripStyles.strip} role="group" aria-label={learn.side(side)}>
      <div className={classes(stripStyles.head, styles.head, isToMove && stripStyles.toMove)}>
        <span className={stripStyles.swatch} data-side={sideLetter(side)} aria-hidden="true" />
        <span>{learn.side(side)}</span>
        <span className={stripStyles.words}>{isToMove && tasks[taskOf(choices)]}</span>
        {!held && <TurnButtons choices={choices} />}
      </div>
      {held && (
        <div className={stripStyles.handRow}>
          <PlayHand side={side} choices={choices} flipped={false} />
          <TurnButtons choices={choices} />
        </div>
      )}
    </div>
  );
}

const NO_NOTES: readonly LiveNote[] = [];

/** What has just happened on the board. */
function Happening() {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const outcome = outcomeOf(game);
  return (
    <>
      <Notice />
      {outcome && <p className={statusStyles.status}>{outcomeSentence(outcome)}</p>}
      {game.variant.remarks(positionAt(game, cursor), statusAt(game, cursor)).map(({ text }) => (
        <p key={say(text)} className={classes(statusStyles.status, statusStyles.remark)}>
          {say(text)}
        </p>
      ))}
    </>
  );
}
