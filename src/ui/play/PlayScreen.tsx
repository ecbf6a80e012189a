import type { CSSProperties, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { Plus, RefreshCw, Settings2, Share2, SquarePen, Timer } from 'lucide-react';
import { outcomeOf, positionAt } from '../../engine/game/game.ts';
import { BLACK } from '../../engine/rules/side.ts';
import { layoutOf } from '../board/geometry.ts';
import { deferred } from '../deferred.tsx';
import { fullName } from '../fullName.ts';
import { IconButton } from '../IconButton.tsx';
import { PlayerStrip } from '../panels/PlayerStrip.tsx';
import { editRoute } from '../routes.ts';
import { ScreenBar } from '../ScreenBar.tsx';
import { useSettings } from '../useSettings.ts';
import { useTitle } from '../useTitle.ts';
import './play.css';
import { usePlay } from './PlayContext.ts';
import { seatsOf } from './seating.ts';
import { Table } from './Table.tsx';
import { useTimekeeper } from './useTimekeeper.ts';

const Beside = deferred(async () => (await import('../panels/Beside.tsx')).Beside);

/** Most games are over before any of these is opened. */
const ClockDialog = deferred(async () => (await import('../dialogs/ClockDialog.tsx')).ClockDialog);
const NewGameDialog = deferred(async () => (await import('../dialogs/NewGameDialog.tsx')).NewGameDialog);
const SettingsDialog = deferred(async () => (await import('../dialogs/SettingsDialog.tsx')).SettingsDialog);
const ShareDialog = deferred(async () => (await import('../dialogs/ShareDialog.tsx')).ShareDialog);

type OpenDialog = 'share' | 'clock' | 'new game' | 'settings' | null;

interface PlayScreenProps {
  readonly onNewGame: () => void;
  /** What is to be said about the page itself. */
  readonly aside: ReactNode;
}

/** The play screen: the board between its players, and the record beside it. */
export function PlayScreen({ onNewGame, aside }: PlayScreenProps) {
  const game = usePlay((state) => state.game);
  const look = usePlay((state) => state.look);
  const news = usePlay((state) => state.news);
  const board = useRef<SVGSVGElement>(null);
  const [flipped, setFlipped] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { seating, coordinates } = useSettings();
  const seats = seatsOf(seating, positionAt(game, look).turn, flipped);
  const { width, height } = layoutOf(game.variant.topology, false, coordinates);
  // A hand that is full from the start takes two rows where the screen is narrow.
  const handRows = game.variant.hands(game.variant.start).length > 0 ? 2 : 1;
  const isInProgress = game.steps.length > 0 && !outcomeOf(game);
  const close = () => {
    setDialog(null);
  };
  useTimekeeper();
  useTitle(fullName(game.variant));

  return (
    <div
      className={game.variant.hasHands ? 'play with-hands' : 'play'}
      style={{ '--aspect': width / height, '--hand-rows': handRows } as CSSProperties}
    >
      <ScreenBar title={game.variant.name} note={game.variant.boardName} about="Game">
        <Link
          href={editRoute(game.variant, positionAt(game, look))}
          className="icon-button"
          aria-label="Edit the position"
          title="Edit the position"
        >
          <SquarePen aria-hidden="true" />
        </Link>
        <IconButton
          label="Flip the board"
          icon={RefreshCw}
          onClick={() => {
            setFlipped(!flipped);
          }}
        />
        <IconButton
          label="Clock"
          icon={Timer}
          onClick={() => {
            setDialog('clock');
          }}
        />
        <IconButton
          label="Share"
          icon={Share2}
          onClick={() => {
            setDialog('share');
          }}
        />
        <IconButton
          label="New game"
          icon={Plus}
          onClick={() => {
            if (isInProgress) setDialog('new game');
            else onNewGame();
          }}
        />
        <IconButton
          label="Settings"
          icon={Settings2}
          onClick={() => {
            setDialog('settings');
          }}
        />
      </ScreenBar>
      <main className="table">
        <Table
          seats={seats}
          labelled={coordinates}
          board={board}
          strip={(side, turned) => (
            <PlayerStrip side={side} turned={turned} flipped={(seats.near === BLACK) !== turned} />
          )}
        />
        <div className="panel">
          {aside}
          <Beside onNewGame={onNewGame} />
        </div>
      </main>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {dialog === 'share' && <ShareDialog board={board} onClose={close} />}
      {dialog === 'clock' && <ClockDialog onClose={close} />}
      {dialog === 'settings' && <SettingsDialog variant={game.variant} onClose={close} />}
      {dialog === 'new game' && (
        <NewGameDialog
          onClose={close}
          onStart={() => {
            close();
            onNewGame();
          }}
        />
      )}
    </div>
  );
}
