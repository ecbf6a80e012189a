import { memo, useRef } from 'react';
import type { Game } from '../../engine/game/game.ts';
import { outcomeOf } from '../../engine/game/game.ts';
import type { Round, Turn } from '../../engine/record/rounds.ts';
import { roundsOf } from '../../engine/record/rounds.ts';
import { belongsTo } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { playedAt } from '../../store/announcement.ts';
import { liveCandidates } from '../../store/selection.ts';
import { classes } from '../board/classes.ts';
import { sayInFull } from '../../words/say.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './record.module.css';
import { useMarkedInView } from './useMarkedInView.ts';

interface RoundListProps {
  readonly game: Game;
  /** The ply on the board. */
  readonly cursor: number;
  /** Shows another ply. */
  readonly setCursor: (ply: number) => void;
}

/** The moves of a game, one line for each round; the move that led to the position on the board is marked. */
export function RoundList({ game, cursor, setCursor }: RoundListProps) {
  const list = useRef<HTMLOListElement>(null);
  useMarkedInView(list, cursor, game);
  if (game.steps.length === 0) return <p className={styles.empty}>{emptyWords(game)}</p>;
  const rounds = roundsOf(game);
  // At the start of the game no move is marked, and Tab leads to the first.
  const stop = Math.max(cursor, 1);
  const awaited = outcomeOf(game) ? null : rounds.at(-1);
  return (
    <ol
      ref={list}
      className={classes(styles.list, styles.rounds)}
      aria-label={beside.moves}
      // What a move did, for people who do not know its letters: only the one under the pointer needs it.
      onPointerOver={({ target }) => {
        if (target instanceof HTMLElement && target.dataset.ply !== undefined)
          target.title = sayInFull(playedAt(game, Number(target.dataset.ply)));
      }}
    >
      {rounds.map((round) => (
        <RoundRow
          key={round.number}
          round={round}
          // Only the rows that gain or lose the mark render again.
          shown={isIn(round, cursor) ? cursor : null}
          stop={isIn(round, stop) ? stop : null}
          isAwaited={round === awaited}
          setCursor={setCursor}
        />
      ))}
    </ol>
  );
}

/** What stands in the place of the moves while there are none. */
function emptyWords(game: Game): string {
  if (outcomeOf(game)) return beside.noMoveMade;
  const { board, turn } = game.start;
  const hasPieceToPick = liveCandidates(game, 0).some(
    ({ path: [first] }) => first?.kind === 'site' && belongsTo(pieceAt(board, first.site), turn),
  );
  return hasPieceToPick ? beside.noMoveYetPick(turn) : beside.noMoveYet(turn);
}

const isIn = ({ white, black }: Round, ply: number): boolean =>
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
      {isAwaited && <span className={styles.pending}>…</span>}
    </span>
  );
}
