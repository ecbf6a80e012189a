import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { awaitDownload } from '../../engine/rules/loading.ts';
import { newGame } from '../../engine/game/game.ts';
import { openedLink } from '../../engine/record/link.ts';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { BySide } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { raise } from '../../store/fault.ts';
import { createPlayStore } from '../../store/playStore.ts';
import { settings } from '../../store/settings.ts';
import type { Found, Wish } from '../../store/library/found.ts';
import { alone, idIn, unsaved } from '../../store/library/found.ts';
import type { Autosave } from '../../store/library/autosave.ts';
import { inPatience } from '../../store/patience.ts';
import { deferred } from '../deferred.tsx';
import { currentEntry } from '../historyEntry.ts';
import { Loading } from '../Loading.tsx';
import { Problem } from '../Problem.tsx';
import { rulesOf, Unloaded } from '../Unloaded.tsx';
import { useVariant } from '../useVariant.ts';
import { ReloadButton } from '../ReloadButton.tsx';
import type { Address } from './address.ts';
import { followGame, routeTo, sameAddress } from './address.ts';
import { PlayContext } from '../game/PlayContext.ts';
import { PlayScreen } from './PlayScreen.tsx';
import type { Seated } from './useAutosave.ts';
import { useAutosave } from './useAutosave.ts';

interface PlayPageProps {
  /** The variant's id, as in the address. */
  readonly id: string;
  /** The game that the address holds; empty for a new one. */
  readonly link: string;
}

/** Comes behind the board, as autosave does. */
const Elsewhere = deferred(async () => (await import('./Elsewhere.tsx')).Elsewhere);

const NOBODY: BySide<string> = ['', ''];

/**
 * A game on its screen. It is kept on the device with every change. The address holds the whole game as well,
 * so that it is a link to it, and nothing is lost where nothing can be kept.
 */
export function PlayPage({ id, link }: PlayPageProps) {
  const variant = useVariant(id);
  if (!variant) return <Loading what={rulesOf(id)} />;
  if (!variant.ok) return <Unloaded id={id} title="This game cannot be shown" message={variant.message} />;
  return <Played variant={variant.value} link={link} />;
}

interface PlayedProps {
  readonly variant: Variant;
  readonly link: string;
}

function Played({ variant, link }: PlayedProps) {
  const { id } = variant;
  const [seated, setSeated] = useState<Seated | null>(null);
  const autosave = useAutosave(seated);
  const [problem, setProblem] = useState('');
  const [, navigate] = useLocation();
  /** The address that the game on the screen was last written to; another is somebody’s wish to see that game. */
  const written = useRef<Address | null>(null);
  const players = useRef(NOBODY);
  const isFirst = useRef(true);
  /** Counts how often the address is to be looked at anew though it is the same. */
  const [round, setRound] = useState(0);

  useEffect(() => {
    const address = { link, entry: currentEntry() };
    if (sameAddress(address, written.current)) return;
    // The game that is still on the screen has no address any more.
    written.current = null;
    let isCurrent = true;
    gameAt(variant, address, players.current).then(
      (found) => {
        if (!isCurrent) return;
        written.current = address;
        const show = () => {
          setProblem(found.ok ? '' : found.message);
          setSeated((before) => (found.ok ? seatedFor(found.value, (before?.number ?? 0) + 1) : null));
        };
        // The first is drawn bit by bit, so that the page answers meanwhile; one that is left must not linger.
        if (isFirst.current) startTransition(show);
        else show();
        isFirst.current = false;
      },
      (fault: unknown) => {
        if (isCurrent) raise(fault);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [variant, link, round]);

  useEffect(() => {
    if (!seated) return;
    const { store, begun } = seated;
    players.current = store.getState().players;
    const stops = [
      followGame({ store, id, written, navigate }),
      // Nothing is kept before the address knows as what.
      autosave?.start(begun),
      store.subscribe((state) => {
        players.current = state.players;
      }),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [seated, autosave, id, navigate]);

  const lookAgain = useCallback(() => {
    written.current = null;
    setRound((before) => before + 1);
  }, []);
  const startNewGame = useCallback(() => {
    navigate(routeTo(id, ''));
    lookAgain();
  }, [id, navigate, lookAgain]);
  const fresh = (
    <button type="button" className="button" onClick={startNewGame}>
      Start a fresh game
    </button>
  );
  if (problem !== '')
    return (
      <Problem title="This game cannot be shown" message={problem}>
        {fresh}
        <ReloadButton />
      </Problem>
    );
  if (!seated) return <Loading what="the games that are kept on this device">{fresh}</Loading>;
  return <Seat seated={seated} autosave={autosave} onNewGame={startNewGame} onFollow={lookAgain} />;
}

interface SeatProps {
  readonly seated: Seated;
  readonly autosave: Autosave | null;
  readonly onNewGame: () => void;
  readonly onFollow: () => void;
}

/** The screen of one game. That its address is written anew does not concern it. */
const Seat = memo(function Seat({ seated: { store, number }, autosave, onNewGame, onFollow }: SeatProps) {
  return (
    <PlayContext value={store}>
      <PlayScreen
        // Another game has nothing of this one's: no open dialog, no flipped board.
        key={number}
        onNewGame={onNewGame}
        aside={autosave && <Elsewhere autosave={autosave} onFollow={onFollow} />}
      />
    </PlayContext>
  );
});

function seatedFor({ replay, pending, keeping }: Found, number: number): Seated {
  const store = createPlayStore(replay, pending, undefined, () => settings.getState().confirm);
  return { store, keeping, begun: store.getState(), number };
}

/** The game that an address asks for: the one in its link, or the copy of it that is kept where that is the game. */
async function gameAt(
  variant: Variant,
  { link, entry }: Address,
  players: BySide<string>,
): Promise<Result<Found>> {
  const linked = link === '' ? null : openedLink(variant, link);
  const wish = { linked: linked?.ok ? linked.value : null, shown: entry };
  if (idIn(wish) !== null) return foundGame(variant, wish);
  if (linked && !linked.ok) return linked;
  return success(unsaved(linked?.value ?? { game: newGame(variant), players, cursor: 0, stopped: null }));
}

/** The game as the device knows it. Where that takes long or fails, the one in the link is enough to play. */
async function foundGame(variant: Variant, wish: Wish): Promise<Result<Found>> {
  const { linked, shown } = wish;
  const asking = awaitDownload(import('./keeping.ts'), 'What keeps games').then((keeping) =>
    keeping.ok ? keeping.value.foundGame(variant, wish) : keeping,
  );
  if (!linked) return asking;
  const found = await inPatience(asking);
  return found?.ok ? found : success(alone(linked, shown !== null));
}
