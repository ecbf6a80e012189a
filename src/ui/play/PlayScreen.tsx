import type { CSSProperties, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { Plus, RefreshCw, Settings2, Share2, SquarePen, Timer } from 'lucide-react';
import { describeSite } from '../../engine/game/describe.ts';
import { outcomeOf, positionAt } from '../../engine/game/game.ts';
import { notesOn } from '../../engine/game/notes.ts';
import { outcomeSentence } from '../../engine/rules/outcome.ts';
import { BLACK } from '../../engine/rules/side.ts';
import type { Site } from '../../engine/topology/site.ts';
import { layoutOf } from '../board/geometry.ts';
import { deferred } from '../deferred.tsx';
import { IconButton } from '../IconButton.tsx';
import { Notice } from '../panels/Notice.tsx';
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

/** Most games have no clock. */
const ClockStatus = deferred(async () => (await import('../panels/ClockStatus.tsx')).ClockStatus);
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
  const hasClock = usePlay((state) => state.clock !== null);
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
  useTitle([game.variant.name, game.variant.boardName].filter(Boolean).join(', '));

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
          <GameStatus onNewGame={onNewGame} />
          {hasClock && <ClockStatus />}
          <Remarks />
          <Notice />
          <Beside />
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

/** How the game stands when it needs a word: that it is over, or that one looks at its past. */
function GameStatus({ onNewGame }: { readonly onNewGame: () => void }) {
  const game = usePlay((state) => state.game);
  const look = usePlay((state) => state.look);
  const lookAt = usePlay((state) => state.lookAt);
  const playOnFromHere = usePlay((state) => state.playOnFromHere);
  const last = game.steps.length;
  const outcome = outcomeOf(game);
  if (look < last)
    return (
      <section className="status past" aria-label="Looking back">
        <p>{look === 0 ? 'The start of the game' : `After move ${String(look)} of ${String(last)}`}</p>
        <p className="actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              lookAt(last);
            }}
          >
            Back to the game
          </button>
          <button type="button" className="button" onClick={playOnFromHere}>
            Play on from here
          </button>
        </p>
      </section>
    );
  if (!outcome) return null;
  return (
    <section className="status over" aria-label="Result">
      <p>{outcomeSentence(outcome)}</p>
      <p className="actions">
        <button type="button" className="button primary" onClick={onNewGame}>
          New game
        </button>
      </p>
    </section>
  );
}

/** What the players should know about the position, and about a movable square that is picked. */
function Remarks() {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.look));
  const first = usePlay((state) => state.selection?.picked[0]);
  const isMovable = (site: Site) =>
    notesOn(variant, position).terrain.some((other) => other.kind === 'movable' && other.site === site);
  const about =
    first?.kind === 'site' && isMovable(first.site) ? [describeSite(variant, position, first.site)] : [];
  return [...variant.remarks(position), ...about].map((remark) => (
    <p key={remark} className="status remark">
      {remark}
    </p>
  ));
}
