import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { nextChoices } from '../engine/game/candidates.ts';
import { currentPosition } from '../engine/game/game.ts';
import { notesOn } from '../engine/game/notes.ts';
import type { Choice } from '../engine/rules/move.ts';
import { pickedPiece } from '../engine/rules/move.ts';
import type { Side } from '../engine/rules/side.ts';
import { BLACK, WHITE, otherSide } from '../engine/rules/side.ts';
import { liveCandidates } from '../store/selection.ts';
import { Board } from '../ui/board/Board.tsx';
import { CarriedPiece } from '../ui/board/CarriedPiece.tsx';
import { Figure } from '../ui/board/Figure.tsx';
import { HandDrawing } from '../ui/board/HandDrawing.tsx';
import { Hand } from '../ui/board/Hand.tsx';
import { Loupe } from '../ui/board/Loupe.tsx';
import { isBoardKey } from '../ui/board/keys.ts';
import { GameBoard } from '../ui/game/GameBoard.tsx';
import { useGamePointer } from '../ui/game/useGamePointer.ts';
import type { MountedGame } from './mountedGame.ts';
import { letGoOn, pickOn, setDownOn, stepBackOn } from './mountedGame.ts';
import type { View } from './options.ts';
import { say, sayInFull } from '../words/say.ts';
import * as words from '#words/ui/board.ts';
import styles from '../ui/board/chips.module.css';

/** What a mounted board shows, and with which options. */
export type Mounting = MountedGame & View;

interface MountedTableProps {
  readonly store: StoreApi<Mounting>;
  /** Called with a change that the user makes on the board. */
  readonly onChange: (change: (state: MountedGame) => MountedGame) => void;
}

/** A mounted board: a picture of a position, or a board to play on with the players’ hands and buttons beside it. */
export function MountedTable({ store, onChange }: MountedTableProps) {
  const playable = useStore(store, (state) => state.playable);
  return playable ? <PlayableTable store={store} onChange={onChange} /> : <Shown store={store} />;
}

function Shown({ store }: Pick<MountedTableProps, 'store'>) {
  const { game, transition, flipped, coordinates } = useStore(store);
  const { variant } = game;
  const position = currentPosition(game);
  const held = variant.hands(position);
  const handOf = (side: Side) =>
    held.some(({ holder }) => holder === side) && (
      <HandDrawing {...{ variant, side, held, flipped }} set={Figure} />
    );
  const near = flipped ? BLACK : WHITE;
  return (
    <div className="mounted">
      {handOf(otherSide(near))}
      <Board
        variant={variant}
        board={position.board}
        set={Figure}
        label={words.picture(variant.name)}
        flipped={flipped}
        labelled={coordinates}
        layers={notesOn(variant, position)}
        transition={transition}
      />
      {handOf(near)}
    </div>
  );
}

function PlayableTable({ store, onChange }: MountedTableProps) {
  const { game, selection, transition, announcement, flipped, coordinates } = useStore(store);
  const { variant } = game;
  const position = currentPosition(game);
  const pick = (choice: Choice) => {
    onChange((state) => pickOn(state, choice));
  };
  const stepBack = () => {
    onChange(stepBackOn);
  };
  const { carried, finger, pointed, events } = useGamePointer({
    game,
    cursor: game.steps.length,
    flipped,
    labelled: coordinates,
    selection,
    onPick: pick,
    onSetDown: (choice) => {
      onChange((state) => setDownOn(state, choice));
    },
    onLetGo: () => {
      onChange(letGoOn);
    },
  });
  const choices = nextChoices(liveCandidates(game, game.steps.length), []).map(({ choice }) => choice);
  const near = flipped ? BLACK : WHITE;
  const edge = (side: Side) => {
    const own = side === position.turn ? choices : [];
    if (!variant.hasHands && !own.some(({ kind }) => kind === 'button')) return null;
    return (
      <div className="edge">
        {variant.hasHands && (
          <Hand
            variant={variant}
            side={side}
            held={variant.hands(position)}
            choices={own}
            picked={selection?.picked ?? []}
            set={Figure}
            flipped={flipped}
            onPick={pick}
            onKey={({ key }) => {
              if (isBoardKey('stepBack', key)) stepBack();
            }}
          />
        )}
        {own.map(
          (choice) =>
            choice.kind === 'button' && (
              <button
                key={choice.id}
                type="button"
                className={styles.chip}
                onClick={() => {
                  pick(choice);
                }}
              >
                {say(choice.label)}
              </button>
            ),
        )}
      </div>
    );
  };
  return (
    <div className="mounted" {...events}>
      {edge(otherSide(near))}
      <GameBoard
        game={game}
        cursor={game.steps.length}
        selection={selection}
        transition={transition}
        set={Figure}
        flipped={flipped}
        labelled={coordinates}
        {...pointed}
        onPick={pick}
        onStepBack={stepBack}
      />
      {edge(near)}
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
      <p className="visually-hidden" role="status">
        {sayInFull(announcement)}
      </p>
    </div>
  );
}
