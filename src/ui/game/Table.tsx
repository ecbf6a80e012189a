import type { ReactNode, RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StoreApi } from 'zustand';
import { positionAt } from '../../engine/game/game.ts';
import { pickedPiece } from '../../engine/rules/move.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { awaitsOther } from '../../store/playState.ts';
import type { Side } from '../../engine/rules/side.ts';
import { BLACK, otherSide } from '../../engine/rules/side.ts';
import { classes } from '../board/classes.ts';
import type { Callouts } from '../board/CalloutsContext.ts';
import { CalloutsContext } from '../board/CalloutsContext.ts';
import { CarriedPiece } from '../board/CarriedPiece.tsx';
import type { CornerEdge } from '../board/corner.ts';
import { Loupe } from '../board/Loupe.tsx';
import { deferred } from '../deferred.tsx';
import { useMedia } from '../useMedia.ts';
import { usePieceSet } from '../pieceSets.ts';
import { useSettings } from '../useSettings.ts';
import type { Drawing } from './drawing.ts';
import { usePlay } from './PlayContext.ts';
import type { SeatPlan } from './orientation.ts';
import { PlacedChips } from './PlacedChips.tsx';
import { PlayBoard } from './PlayBoard.tsx';
import { useGamePointer } from './useGamePointer.ts';
import { useGroundClick } from './useGroundClick.ts';
import { useLastMoveInView } from './useLastMoveInView.ts';
import styles from './table.module.css';

/** Loaded on demand: a board can be played without them, but for few moves. */
const ChipsBeside = deferred(async () => (await import('../board/ChipsBeside.tsx')).ChipsBeside);
const PieceNote = deferred(async () => (await import('../board/PieceNote.tsx')).PieceNote);

/** Loaded on demand: most people play in silence. */
const Sounds = deferred(async () => (await import('./Sounds.tsx')).Sounds);

/** A narrow screen that is high enough for something between the board and its lower edge. */
const IS_PHONE = '(max-width: 599px) and (min-height: 481px)';
/** One on which the lower player’s strip is right above the bar at its lower edge. */
const IS_LOW = '(max-height: 700px)';

interface TableProps {
  readonly seats: SeatPlan;
  readonly labelled: boolean;
  /** A ref to the drawing of the board, for code outside that uses it. */
  readonly board: RefObject<SVGSVGElement | null>;
  /** Set to the piece on which the pointer rests; `EMPTY` for none. */
  readonly pointedAt?: StoreApi<Piece>;
  /** What else pointers do over the board and the strips; it hears of them first. */
  readonly drawing?: Drawing;
  /** One player’s strip; `turned` for a player who sits opposite. */
  readonly strip: (side: Side, turned: boolean) => ReactNode;
  /** What stands beside the board for a player. */
  readonly beside?: (side: Side) => ReactNode;
  /** What lies over the board for the player at one of its edges. */
  readonly corner?: (side: Side, edge: CornerEdge) => ReactNode;
  /** Where the screen shows choices that are not sites, if it is no phone; null for beside the site that they are about. */
  readonly choicesPlace?: HTMLElement | null;
  /** What stands in the narrow margin on the left of the board. */
  readonly margin?: ReactNode;
}

/** The board between its two players. Pieces can be picked and dragged on the board and from the hands. */
export function Table({
  seats: { near, turned },
  labelled,
  board,
  pointedAt,
  drawing,
  strip,
  beside,
  corner,
  choicesPlace = null,
  margin,
}: TableProps) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const selection = usePlay((state) => state.selection);
  const pick = usePlay((state) => state.pick);
  const setDown = usePlay((state) => state.setDown);
  const letGo = usePlay((state) => state.letGo);
  const isWatched = usePlay(awaitsOther);
  const { sounds, boardSize } = useSettings();
  const cell = useRef<HTMLDivElement>(null);
  const isPhone = useMedia(IS_PHONE);
  // Across a table, too: above the board is room for what is said to the player who sits opposite.
  const isFull = useMedia(IS_LOW) || turned !== null;
  const [lowerEdge, setLowerEdge] = useState<HTMLElement | null>(null);
  const place = isPhone ? lowerEdge : choicesPlace;
  const callouts = useMemo<Callouts>(
    () => ({
      // A player who sits opposite looks for choices at the board; others would look for them there each time, and they would cover squares.
      Choices: (choices) =>
        place && !choices.turned ? (
          createPortal(<PlacedChips {...choices} isOverPage={isPhone} />, place)
        ) : (
          <ChipsBeside {...choices} />
        ),
      Note: PieceNote,
    }),
    [place, isPhone],
  );
  const set = usePieceSet();
  const position = positionAt(game, cursor);

  const { carried, finger, pointed, events } = useGamePointer({
    game,
    cursor,
    flipped: near === BLACK,
    labelled,
    selection,
    isWatched,
    onPick: pick,
    onSetDown: setDown,
    onLetGo: letGo,
  });
  const asked = pointed.asked ? pickedPiece(position.board, pointed.asked) : EMPTY;
  useEffect(() => {
    pointedAt?.setState(asked, true);
  }, [pointedAt, asked]);
  useGroundClick(selection !== null, letGo);
  useLastMoveInView(cell, game, cursor, near);

  return (
    <CalloutsContext value={callouts}>
      <div className={classes(styles.boardSide, beside && styles.withHands)} {...events} {...drawing}>
        {strip(otherSide(near), turned === otherSide(near))}
        {beside && (
          <div className={styles.beside}>
            {beside(otherSide(near))}
            {beside(near)}
          </div>
        )}
        <div className={styles.place}>
          <div ref={cell} className={styles.cell} data-size={boardSize}>
            <PlayBoard
              drawing={board}
              flipped={near === BLACK}
              labelled={labelled}
              turnedSide={turned}
              {...pointed}
            />
            {corner?.(otherSide(near), 'top')}
            {corner?.(near, 'bottom')}
          </div>
          {margin}
        </div>
        {strip(near, false)}
        {sounds && <Sounds />}
        {finger && <Loupe finger={finger} />}
        {carried && (
          <CarriedPiece
            set={set}
            variant={game.variant}
            piece={pickedPiece(position.board, carried.choice)}
            flipped={near === BLACK}
            carried={carried}
            turned={turned === position.turn}
          />
        )}
      </div>
      {isPhone && (
        <div
          ref={setLowerEdge}
          data-part="choices"
          className={classes(styles.choices, isFull && styles.overBar)}
        />
      )}
    </CalloutsContext>
  );
}
