import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { outcomeOf } from '../../engine/game/game.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { BLACK, otherSide } from '../../engine/rules/side.ts';
import { onlyPerson } from '../../engine/record/seats.ts';
import type { Seating } from '../../store/computer/seating.ts';
import { lastSeating, seatingNow } from '../../store/computer/seating.ts';
import type { PlayMessage } from '../../store/playMessage.ts';
import { classes } from '../board/classes.ts';
import { deferred } from '../deferred.tsx';
import { fullName } from '../fullName.ts';
import { gameSizes } from '../panels/gameSizes.ts';
import { BesideHand, CornerHand } from '../panels/hands.ts';
import { PlayerStrip } from '../panels/PlayerStrip.tsx';
import { useHandPlace } from '../panels/useHandPlace.ts';
import { useSettings } from '../useSettings.ts';
import { useTitle } from '../useTitle.ts';
import type { PlayDialog } from './commands.ts';
import { GameMenu } from './GameMenu.tsx';
import { PlayBar } from './PlayBar.tsx';
import { PlayNews } from './PlayNews.tsx';
import type { Drawn } from '../game/drawing.ts';
import { usePlay } from '../game/PlayContext.ts';
import { orientationOf } from '../game/orientation.ts';
import type { ShownAdvice } from '../game/AdviceContext.ts';
import { AdviceContext } from '../game/AdviceContext.ts';
import { WithShapes } from '../game/WithShapes.tsx';
import { Table } from '../game/Table.tsx';
import { useFacing } from './useFacing.ts';
import { useMenuPlace } from './useMenuPlace.ts';
import { usePlayKeys } from './usePlayKeys.ts';
import { useShownShapes } from './useShownShapes.ts';
import { useTimekeeper } from './useTimekeeper.ts';
import styles from './play.module.css';

const Beside = deferred(async () => (await import('./Beside.tsx')).Beside);

/** Loaded on demand: most games end before any of these is opened. */
const ClockDialog = deferred(async () => (await import('../dialogs/ClockDialog.tsx')).ClockDialog);
const MakePuzzleDialog = deferred(
  async () => (await import('../dialogs/MakePuzzleDialog.tsx')).MakePuzzleDialog,
);
const NewGameDialog = deferred(async () => (await import('../dialogs/NewGameDialog.tsx')).NewGameDialog);
const SeatsPart = deferred(async () => (await import('./SeatsPart.tsx')).SeatsPart);
const SettingsDialog = deferred(async () => (await import('../dialogs/SettingsDialog.tsx')).SettingsDialog);
const SignsDialog = deferred(async () => (await import('./SignsDialog.tsx')).SignsDialog);
const ShareDialog = deferred(async () => (await import('../dialogs/ShareDialog.tsx')).ShareDialog);

/** Before the panel is there, which draws. */
const NOTHING_DRAWN: Drawn = { shapes: [], drawing: {} };

interface PlayScreenProps {
  readonly onNewGame: () => void;
  /** Starts a game between others. */
  readonly onNewGameOf: (seating: Seating) => void;
  /** Starts another game with sides changed. */
  readonly onRematch: () => void;
  /** Messages about the page itself. */
  readonly aside: ReactNode;
}

/** The play screen: the board between its players, and the record beside it. */
export function PlayScreen({ onNewGame, onNewGameOf, onRematch, aside }: PlayScreenProps) {
  const game = usePlay((state) => state.game);
  const isPicking = usePlay((state) => state.selection?.binding === true);
  const announce = usePlay((state) => state.announce);
  const seats = usePlay((state) => state.document.seats);
  const asksWhoPlays = usePlay((state) => state.asksWhoPlays);
  const board = useRef<SVGSVGElement>(null);
  const [flipped, setFlipped] = useState(false);
  const [dialog, setDialog] = useState<PlayDialog | null>(null);
  const { orientation, coordinates } = useSettings();
  // A store rather than state, or the whole screen would render again wherever the pointer rests.
  const [pointedAt] = useState(() => createStore<Piece>()(() => EMPTY));
  const [advice] = useState(() => createStore<ShownAdvice>()(() => null));
  const menuPlace = useMenuPlace();
  const [{ shapes: drawn, drawing }, setDrawn] = useState(NOTHING_DRAWN);
  const shapes = useShownShapes(drawn, advice);
  const [choicesPlace, setChoicesPlace] = useState<HTMLElement | null>(null);
  const facing = useFacing(game, isPicking, orientation === 'turn-board');
  const plan = orientationOf(orientation, facing, flipped, onlyPerson(seats));
  const handPlace = useHandPlace(game.variant, plan);
  const hasHandRows = handPlace === 'strips';
  const isInProgress = game.steps.length > 0 && !outcomeOf(game);
  const { near } = plan;
  const flip = useCallback(() => {
    setFlipped((before) => !before);
    const flipped: PlayMessage = { id: 'play/flipped', near: otherSide(near) };
    announce(flipped);
  }, [announce, near]);
  const open = useCallback(
    (wanted: PlayDialog) => {
      // A game that has not begun or is over needs no question.
      if (wanted === 'new game' && !isInProgress) onNewGame();
      else setDialog(wanted);
    },
    [isInProgress, onNewGame],
  );
  const close = () => {
    setDialog(null);
  };
  // The page may have been scrolled to the record of the game before.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  useTimekeeper();
  usePlayKeys({
    onFlip: flip,
    onNewGame: () => {
      open('new game');
    },
  });
  useTitle(fullName(game.variant));

  return (
    <div
      className={classes(
        styles.play,
        styles.game,
        styles.withMoves,
        plan.turned !== null && styles.across,
        hasHandRows && styles.withHandRows,
      )}
      style={gameSizes(game.variant, coordinates, handPlace)}
    >
      <PlayBar menuPlace={menuPlace} onFlip={flip} onOpen={open} />
      <main className={styles.table}>
        <WithShapes shapes={shapes}>
          <Table
            seats={plan}
            drawing={drawing}
            labelled={coordinates}
            board={board}
            pointedAt={pointedAt}
            choicesPlace={choicesPlace}
            strip={(side, turned) => (
              <PlayerStrip
                side={side}
                turned={turned}
                flipped={(near === BLACK) !== turned}
                handPlace={handPlace}
              />
            )}
            {...(handPlace === 'beside' && {
              beside: (side) => <BesideHand side={side} flipped={near === BLACK} />,
            })}
            {...(handPlace === 'corners' && {
              corner: (side, edge) => (
                <CornerHand side={side} edge={edge} flipped={near === BLACK} labelled={coordinates} />
              ),
            })}
          />
        </WithShapes>
        <div className={styles.panel}>
          {aside}
          <AdviceContext value={advice}>
            <Beside
              board={board}
              pointedAt={pointedAt}
              onDrawn={setDrawn}
              onChoicesPlace={setChoicesPlace}
              menu={menuPlace === 'bottom' && <GameMenu onFlip={flip} onOpen={open} />}
              isSmall={menuPlace !== 'none'}
              onNewGame={onNewGame}
              onRematch={onRematch}
              onShare={() => {
                setDialog('share');
              }}
              onSigns={() => {
                setDialog('signs');
              }}
            />
          </AdviceContext>
        </div>
      </main>
      <PlayNews />
      {dialog === 'share' && <ShareDialog board={board} near={near} onClose={close} />}
      {dialog === 'puzzle' && <MakePuzzleDialog onClose={close} />}
      {dialog === 'clock' && <ClockDialog onClose={close} />}
      {dialog === 'signs' && <SignsDialog onClose={close} />}
      {dialog === 'settings' && <SettingsDialog variant={game.variant} onClose={close} />}
      {(dialog === 'seats' || asksWhoPlays) && <SeatsPart onClose={close} />}
      {dialog === 'new game' && (
        <NewGameDialog
          seating={seatingNow(seats)}
          onClose={close}
          onStart={(seating) => {
            close();
            lastSeating.getState().choose(seating);
            onNewGameOf(seating);
          }}
        />
      )}
    </div>
  );
}
