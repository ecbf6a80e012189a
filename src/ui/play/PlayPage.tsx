import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { listingOf, variantOf } from '../../engine/game/catalogue.ts';
import { newGame } from '../../engine/game/game.ts';
import { openedLink } from '../../engine/game/link.ts';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { BySide } from '../../engine/rules/side.ts';
import { createPlayStore } from '../../store/playStore.ts';
import { settings } from '../../store/settings.ts';
import type { Keeper } from '../../store/library/keeper.ts';
import { deferred } from '../deferred.tsx';
import { keptInAddress } from '../keptInAddress.ts';
import { Loading } from '../Loading.tsx';
import { Problem } from '../Problem.tsx';
import { problemTitle } from '../problemTitle.ts';
import type { Address } from './address.ts';
import { followGame, routeTo } from './address.ts';
import { PlayContext } from './PlayContext.ts';
import type { Found } from './keeping.ts';
import { PlayScreen } from './PlayScreen.tsx';
import type { Seated } from './useKeeper.ts';
import { useKeeper } from './useKeeper.ts';

interface PlayPageProps {
  /** The variant's id, as in the address. */
  readonly id: string;
  /** The game that the address holds; empty for a new one. */
  readonly link: string;
}

/** Comes behind the board, as the keeper does. */
const Elsewhere = deferred(async () => (await import('./Elsewhere.tsx')).Elsewhere);

const NOBODY: BySide<string> = ['', ''];

/**
 * A game on its screen. It is kept on the device with every change. The address holds the whole game as well,
 * so that it is a link to it, and nothing is lost where nothing can be kept.
 */
export function PlayPage({ id, link }: PlayPageProps) {
  const [seated, setSeated] = useState<Seated | null>(null);
  const keeper = useKeeper(seated);
  const [problem, setProblem] = useState('');
  const [, navigate] = useLocation();
  /** The address that the game on the screen was last written to; another is somebody’s wish to see that game. */
  const written = useRef<Address | null>(null);
  const players = useRef(NOBODY);
  const isFirst = useRef(true);
  /** Counts how often the address is to be looked at anew though it is the same. */
  const [round, setRound] = useState(0);

  useEffect(() => {
    const address = { link, kept: keptInAddress() };
    if (link === written.current?.link && address.kept === written.current.kept) return;
    // The game that is still on the screen has no address any more.
    written.current = null;
    let isCurrent = true;
    void gameAt(id, address, players.current).then((found) => {
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
    });
    return () => {
      isCurrent = false;
    };
  }, [id, link, round]);

  useEffect(() => {
    if (!seated) return;
    const { store, begun } = seated;
    players.current = store.getState().players;
    const stops = [
      followGame({ seated, keeper, id, written, navigate }),
      // Nothing is kept before the address knows as what.
      keeper?.start(begun),
      store.subscribe((state) => {
        players.current = state.players;
      }),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [seated, keeper, id, navigate]);

  const lookAgain = useCallback(() => {
    written.current = null;
    setRound((before) => before + 1);
  }, []);
  const startNewGame = useCallback(() => {
    navigate(routeTo(id, ''));
    lookAgain();
  }, [id, navigate, lookAgain]);
  if (problem !== '')
    return (
      <Problem title={problemTitle(id, 'This game cannot be shown')} message={problem}>
        {listingOf(id).ok && (
          <button type="button" className="button primary" onClick={startNewGame}>
            Start a fresh game
          </button>
        )}
      </Problem>
    );
  if (!seated) return <Loading />;
  return <Seat seated={seated} keeper={keeper} onNewGame={startNewGame} onFollow={lookAgain} />;
}

interface SeatProps {
  readonly seated: Seated;
  readonly keeper: Keeper | null;
  readonly onNewGame: () => void;
  readonly onFollow: () => void;
}

/** The screen of one game. That its address is written anew does not concern it. */
const Seat = memo(function Seat({ seated: { store, number }, keeper, onNewGame, onFollow }: SeatProps) {
  return (
    <PlayContext value={store}>
      <PlayScreen
        // Another game has nothing of this one's: no open dialog, no flipped board.
        key={number}
        onNewGame={onNewGame}
        aside={keeper && <Elsewhere keeper={keeper} onFollow={onFollow} />}
      />
    </PlayContext>
  );
});

function seatedFor({ replay, pending, kept }: Found, number: number): Seated {
  const store = createPlayStore(replay, pending, undefined, () => settings.getState().confirm);
  return { store, kept, begun: store.getState(), number };
}

/** The game that an address asks for: the kept one if it can be read, else the one in the link. */
async function gameAt(id: string, { link, kept }: Address, players: BySide<string>): Promise<Result<Found>> {
  const variant = await variantOf(id);
  if (!variant.ok) return variant;
  const found = kept === null ? null : await (await import('./keeping.ts')).keptGame(variant.value, kept);
  if (found && (found.ok || link === '')) return found;
  const replay =
    link === ''
      ? success({ game: newGame(variant.value), players, look: 0, stopped: null })
      : await openedLink(variant.value, link);
  return replay.ok ? success({ replay: replay.value, pending: {}, kept: null }) : replay;
}
