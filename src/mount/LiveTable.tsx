import { useMemo } from 'react';
import { nextChoices } from '../engine/game/candidates.ts';
import { positionAt } from '../engine/game/game.ts';
import type { LensView } from '../engine/rules/lens.ts';
import type { Choice } from '../engine/rules/move.ts';
import { pickedPiece } from '../engine/rules/move.ts';
import { BLACK, WHITE, otherSide } from '../engine/rules/side.ts';
import { liveCandidates } from '../store/selection.ts';
import type { Callouts } from '../ui/board/CalloutsContext.ts';
import { CalloutsContext } from '../ui/board/CalloutsContext.ts';
import { CarriedPiece } from '../ui/board/CarriedPiece.tsx';
import { ChipsBeside } from '../ui/board/ChipsBeside.tsx';
import { Figure } from '../ui/board/Figure.tsx';
import { Loupe } from '../ui/board/Loupe.tsx';
import { PieceNote } from '../ui/board/PieceNote.tsx';
import { GameBoard } from '../ui/game/GameBoard.tsx';
import { useGamePointer } from '../ui/game/useGamePointer.ts';
import { Edge } from './Edge.tsx';
import type { MountedGame } from './mountedGame.ts';
import { letGoOn, lookOn, pickOn, playableGame, setDownOn, stepBackOn } from './mountedGame.ts';
import type { View } from './options.ts';

interface LiveTableProps {
  readonly shown: MountedGame;
  readonly view: Pick<View, 'flipped' | 'coordinates' | 'playable'>;
  /** What a lens shows about the position. */
  readonly lens?: LensView | null;
  /** Called with a change that the user makes on the board. */
  readonly onChange: (change: (state: MountedGame) => MountedGame) => void;
}

/**
 * A board with the players’ hands and buttons beside it. Its sites can be read one by one. It can be played on, from the
 * position that it shows; if nobody may play, what is picked shows what it could do.
 */
export function LiveTable({ shown, view, lens = null, onChange }: LiveTableProps) {
  const { selection, cursor, transition } = shown;
  const { flipped, coordinates, playable } = view;
  const { game: whole } = shown;
  // What can be played follows from the position on the board, whatever came after it.
  const game = useMemo(
    () => (playable ? playableGame({ game: whole, cursor }) : whole),
    [whole, cursor, playable],
  );
  const { variant } = game;
  const position = positionAt(game, cursor);
  const pick = (choice: Choice) => {
    onChange((state) => (playable ? pickOn(state, choice) : lookOn(state, choice)));
  };
  const stepBack = () => {
    onChange(stepBackOn);
  };
  const { carried, finger, pointed, events } = useGamePointer({
    game,
    cursor,
    flipped,
    labelled: coordinates,
    selection,
    isWatched: !playable,
    onPick: pick,
    onSetDown: (choice) => {
      onChange((state) => setDownOn(state, choice));
    },
    onLetGo: () => {
      onChange(letGoOn);
    },
  });
  const choices = playable
    ? nextChoices(liveCandidates(game, cursor), []).map(({ choice }) => choice)
    : NO_CHOICES;
  const near = flipped ? BLACK : WHITE;
  const edge = { variant, position, choices, selection, flipped, onPick: pick, onStepBack: stepBack };
  return (
    <div className="mounted" {...events}>
      <Edge side={otherSide(near)} {...edge} />
      <CalloutsContext value={callouts}>
        <GameBoard
          game={game}
          cursor={cursor}
          selection={selection}
          isWatched={!playable}
          transition={transition}
          lens={lens}
          set={Figure}
          flipped={flipped}
          labelled={coordinates}
          {...pointed}
          onPick={pick}
          onStepBack={stepBack}
        />
      </CalloutsContext>
      <Edge side={near} {...edge} />
      {finger && <Loupe finger={finger} />}
      {carried && (
        <CarriedPiece
          set={Figure}
          variant={variant}
          piece={pickedPiece(position.board, carried.choice)}
          flipped={flipped}
          carried={carried}
        />
      )}
    </div>
  );
}

const NO_CHOICES: readonly Choice[] = [];

/** Beside the board is no room of its own. */
const callouts: Callouts = { Choices: ChipsBeside, Note: PieceNote };
