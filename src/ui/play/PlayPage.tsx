import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { listingOf, variantOf } from '../../engine/game/catalogue.ts';
import { newGame } from '../../engine/game/game.ts';
import { openedLink, writeLink } from '../../engine/game/link.ts';
import { recordOf } from '../../engine/game/record.ts';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { BySide } from '../../engine/rules/side.ts';
import type { PlayState } from '../../store/playStore.ts';
import { createPlayStore } from '../../store/playStore.ts';
import { settings } from '../../store/settings.ts';
import { keptInAddress, stateFor } from '../keptInAddress.ts';
import { Loading } from '../Loading.tsx';
import { Problem } from '../Problem.tsx';
import { Elsewhere } from './Elsewhere.tsx';
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

/** Where a game is to be found: in a link, and on the device if it is kept there. */
interface Address {
  readonly link: string;
  readonly kept: string | null;
}

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
  /** The address that the game on the screen was last written to; another is somebody’s wish to see that. */
  const written = useRef<Address | null>(null);
  const players = useRef(NOBODY);
  /** Counts how often the address is to be looked at anew though it is the same. */
  const [round, setRound] = useState(0);

  useEffect(() => {
    const address = { link, kept: keptInAddress() };
    if (link === written.current?.link && address.kept === written.current.kept) return;
    let isCurrent = true;
    void gameAt(id, address, players.current).then((found) => {
      if (!isCurrent) return;
      written.current = address;
      setProblem(found.ok ? '' : found.message);
      setSeated((before) => (found.ok ? seatedFor(found.value, (before?.number ?? 0) + 1) : null));
    });
    return () => {
      isCurrent = false;
    };
  }, [id, link, round]);

  useEffect(() => {
    if (!seated) return;
    const { store } = seated;
    let latest = 0;
    const write = async () => {
      const state = store.getState();
      players.current = state.players;
      const turn = ++latest;
      const next = await linkTo(state);
      const kept = (keeper ? keeper.state.getState() : seated.kept)?.id ?? null;
      const isWritten = next === written.current?.link && kept === written.current.kept;
      if (turn !== latest || isWritten) return;
      written.current = { link: next, kept };
      navigate(`/play/${id}/${next}`, { replace: true, state: stateFor(kept) });
    };
    const stops = [
      store.subscribe((state, before) => {
        if (state.game !== before.game || state.look !== before.look || state.players !== before.players)
          void write();
      }),
      keeper?.state.subscribe((state, before) => {
        if (state.id !== before.id) void write();
      }),
    ];
    void write();
    return () => {
      latest = -1;
      for (const stop of stops) stop?.();
    };
  }, [seated, keeper, id, navigate]);

  const lookAgain = () => {
    written.current = null;
    setRound(round + 1);
  };
  const startNewGame = () => {
    navigate(`/play/${id}`);
    lookAgain();
  };
  if (problem !== '')
    return (
      <Problem title="This game cannot be shown" message={problem}>
        {listingOf(id).ok && (
          <button type="button" className="button primary" onClick={startNewGame}>
            Start a fresh game
          </button>
        )}
      </Problem>
    );
  if (!seated) return <Loading />;
  return (
    <PlayContext value={seated.store}>
      <PlayScreen
        // Another game has nothing of this one's: no open dialog, no flipped board.
        key={seated.number}
        onNewGame={startNewGame}
        aside={keeper && <Elsewhere keeper={keeper} onFollow={lookAgain} />}
      />
    </PlayContext>
  );
}

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

/** The part of a link that holds what is on the screen; empty where there is nothing to hold. */
async function linkTo({ game, players, look }: PlayState): Promise<string> {
  const isUntouched =
    game.steps.length === 0 &&
    !game.ending &&
    game.start === game.variant.start &&
    players.every((name) => name === '');
  return isUntouched ? '' : writeLink(game.variant, recordOf(game, players, look));
}
