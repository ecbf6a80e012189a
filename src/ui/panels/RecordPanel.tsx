import { memo, useEffect, useRef, useState } from 'react';
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Pause,
  Play,
  Redo2,
  Undo2,
} from 'lucide-react';
import type { Game } from '../../engine/game/game.ts';
import { outcomeOf } from '../../engine/game/game.ts';
import type { Round, Turn } from '../../engine/game/turns.ts';
import { roundsOf } from '../../engine/game/turns.ts';
import { belongsTo } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { sideName } from '../../engine/rules/side.ts';
import { liveOffers } from '../../store/selection.ts';
import { IconButton } from '../IconButton.tsx';
import { usePlay } from '../play/PlayContext.ts';

/** Milliseconds between two steps of autoplay. */
const AUTOPLAY_PACE = 1000;

/** The record of the game, and the ways to move about in it. */
export function RecordPanel() {
  const game = usePlay((state) => state.game);
  const look = usePlay((state) => state.look);
  const lookAt = usePlay((state) => state.lookAt);
  const takeBack = usePlay((state) => state.takeBack);
  const redo = usePlay((state) => state.redo);
  const [isWanted, setWanted] = useState(false);
  const last = game.steps.length;
  const isPlaying = isWanted && look < last;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      lookAt(look + 1);
    }, AUTOPLAY_PACE);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, look, lookAt]);

  const go = (ply: number) => {
    setWanted(false);
    lookAt(ply);
  };
  return (
    <section
      className="record"
      aria-label="Record"
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') go(look - 1);
        else if (event.key === 'ArrowRight') go(look + 1);
        else return;
        event.preventDefault();
      }}
    >
      <Rounds />
      <div className="record-tools" role="toolbar" aria-label="Record">
        <IconButton
          label="First"
          icon={ChevronFirst}
          disabled={look === 0}
          onClick={() => {
            go(0);
          }}
        />
        <IconButton
          label="Back"
          icon={ChevronLeft}
          disabled={look === 0}
          onClick={() => {
            go(look - 1);
          }}
        />
        <IconButton
          label={isPlaying ? 'Pause' : 'Autoplay'}
          icon={isPlaying ? Pause : Play}
          disabled={last === 0}
          onClick={() => {
            if (!isPlaying && look === last) lookAt(0);
            setWanted(!isPlaying);
          }}
        />
        <IconButton
          label="Forward"
          icon={ChevronRight}
          disabled={look === last}
          onClick={() => {
            go(look + 1);
          }}
        />
        <IconButton
          label="Last"
          icon={ChevronLast}
          disabled={look === last}
          onClick={() => {
            go(last);
          }}
        />
        <span className="gap" />
        <IconButton label="Take back" icon={Undo2} disabled={last === 0 && !game.ending} onClick={takeBack} />
        <IconButton label="Redo" icon={Redo2} disabled={game.undone.length === 0} onClick={redo} />
      </div>
    </section>
  );
}

function Rounds() {
  const game = usePlay((state) => state.game);
  const look = usePlay((state) => state.look);
  const lookAt = usePlay((state) => state.lookAt);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const shown = box?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the list alone; `scrollIntoView` would move the page on a phone.
    if (box) box.scrollTop = shown ? shown.offsetTop - box.clientHeight / 2 : 0;
  }, [look, game]);
  if (game.steps.length === 0) return <p className="record-empty">{emptyWords(game)}</p>;
  return (
    <ol ref={list} className="rounds" aria-label="Moves">
      {roundsOf(game).map((round) => (
        <RoundRow
          key={round.number}
          round={round}
          // Only the rows that gain or lose the mark are drawn again.
          shown={isIn(round, look) ? look : null}
          lookAt={lookAt}
        />
      ))}
    </ol>
  );
}

/** What stands in the place of the moves while there are none. */
function emptyWords(game: Game): string {
  if (outcomeOf(game)) return 'No move was made.';
  const { board, turn } = game.start;
  const hasPieceToPick = liveOffers(game, 0).some(
    ({ path: [first] }) => first?.kind === 'site' && belongsTo(pieceAt(board, first.site), turn),
  );
  const advice = hasPieceToPick ? ' Pick a piece to see where it can go.' : '';
  return `No move yet. ${sideName(turn)} to move.${advice}`;
}

const isIn = ({ white, black }: Round, ply: number): boolean =>
  [white, black].some((turn) => turn?.parts.some((part) => part.ply === ply));

interface RoundRowProps {
  readonly round: Round;
  /** The ply on the board, if it is one of these; else null. */
  readonly shown: number | null;
  readonly lookAt: (ply: number) => void;
}

/** A round of the record; long games have many, and few of them change. */
const RoundRow = memo(function RoundRow({ round: { number, white, black }, shown, lookAt }: RoundRowProps) {
  return (
    <li>
      <span className="round-number">{number}</span>
      <TurnCell turn={white} shown={shown} lookAt={lookAt} />
      <TurnCell turn={black} shown={shown} lookAt={lookAt} />
    </li>
  );
});

interface TurnCellProps extends Omit<RoundRowProps, 'round'> {
  readonly turn: Turn | null;
}

function TurnCell({ turn, shown, lookAt }: TurnCellProps) {
  return (
    <span className="turn">
      {turn
        ? turn.parts.map(({ text, isImplied, ply }) => (
            <button
              key={ply}
              type="button"
              className={isImplied ? 'implied' : undefined}
              aria-current={ply === shown ? 'step' : undefined}
              onClick={() => {
                lookAt(ply);
              }}
            >
              {text}
            </button>
          ))
        : '…'}
    </span>
  );
}
