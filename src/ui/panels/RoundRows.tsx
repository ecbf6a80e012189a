import { memo } from 'react';
import type { Game } from '../../engine/game/game.ts';
import { outcomeOf } from '../../engine/game/game.ts';
import type { Round, Turn } from '../../engine/record/rounds.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './record.module.css';

interface RoundRowsProps {
  /** The rounds of the game that are shown. */
  readonly rounds: readonly Round[];
  readonly game: Game;
  /** The ply on the board. */
  readonly cursor: number;
  /** Shows another ply. */
  readonly setCursor: (ply: number) => void;
  /** The first ply that can be shown as one of these. */
  readonly first?: number;
}

/** Rounds of a game as items of a list; the move that led to the position on the board is marked. */
export function RoundRows({ rounds, game, cursor, setCursor, first = 1 }: RoundRowsProps) {
  // Before the first move none is marked, and Tab leads to it.
  const stop = Math.max(cursor, first);
  const isOver = outcomeOf(game) !== null;
  const { length } = game.steps;
  return rounds.map((round) => (
    <RoundRow
      key={round.number}
      round={round}
      // Only the rows that gain or lose the mark render again.
      shown={isIn(round, cursor) ? cursor : null}
      stop={isIn(round, stop) ? stop : null}
      isAwaited={!isOver && isIn(round, length)}
      setCursor={setCursor}
    />
  ));
}

/** Whether a ply is one of a round. */
export const isIn = ({ white, black }: Round, ply: number): boolean =>
  [white, black].some((turn) => turn?.parts.some((part) => part.ply === ply));

interface RoundRowProps {
  readonly round: Round;
  /** The ply on the board, if it is one of these; otherwise null. */
  readonly shown: number | null;
  /** The ply that the Tab key leads to, if it is one of these; otherwise null. */
  readonly stop: number | null;
  /** Whether the missing part of the round is still to come. */
  readonly isAwaited: boolean;
  readonly setCursor: (ply: number) => void;
}

/** One round of the record. It is memoised, because long games have many rounds and few of them change. */
const RoundRow = memo(function RoundRow({
  round: { number, white, black },
  shown,
  stop,
  isAwaited,
  setCursor,
}: RoundRowProps) {
  return (
    <li>
      <span className={styles.roundNumber}>{number}</span>
      <TurnCell
        turn={white}
        missing="…"
        isAwaited={isAwaited && white?.isOver === false}
        shown={shown}
        stop={stop}
        setCursor={setCursor}
      />
      <TurnCell
        turn={black}
        missing=""
        isAwaited={isAwaited && (black ? !black.isOver : white?.isOver === true)}
        shown={shown}
        stop={stop}
        setCursor={setCursor}
      />
    </li>
  );
});

interface TurnCellProps extends Pick<RoundRowProps, 'shown' | 'stop' | 'setCursor'> {
  readonly turn: Turn | null;
  /** Shown in place of a missing turn. */
  readonly missing: string;
  /** Whether more of the turn is still to come. */
  readonly isAwaited: boolean;
}

function TurnCell({ turn, missing, isAwaited, shown, stop, setCursor }: TurnCellProps) {
  return (
    <span className={styles.turn}>
      {turn
        ? turn.parts.map(({ text, isImplied, ply }) => (
            <button
              key={ply}
              type="button"
              className={isImplied ? styles.implied : undefined}
              data-ply={ply}
              aria-current={ply === shown ? 'step' : undefined}
              tabIndex={ply === stop ? 0 : -1}
              onClick={() => {
                setCursor(ply);
              }}
            >
              {text}
            </button>
          ))
        : missing}
      {isAwaited && <span className={styles.pending}>{turn ? beside.goesOn : '…'}</span>}
    </span>
  );
}
