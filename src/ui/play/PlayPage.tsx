import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { variantOf } from '../../engine/game/catalogue.ts';
import { newGame } from '../../engine/game/game.ts';
import { readLink, writeLink } from '../../engine/game/link.ts';
import type { Replay } from '../../engine/game/record.ts';
import { recordOf, replayed } from '../../engine/game/record.ts';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { BySide } from '../../engine/rules/side.ts';
import type { PlayState, PlayStore } from '../../store/playStore.ts';
import { createPlayStore } from '../../store/playStore.ts';
import { Problem } from '../Problem.tsx';
import { PlayContext } from './PlayContext.ts';
import { PlayScreen } from './PlayScreen.tsx';

interface PlayPageProps {
  /** The variant's id, as in the address. */
  readonly id: string;
  /** The game that the address holds; empty for a new one. */
  readonly link: string;
}

const NOBODY: BySide<string> = ['', ''];

/**
 * A game on its screen. The address always holds the whole game, so that a reload resumes it and the
 * address itself is a link to it.
 */
export function PlayPage({ id, link }: PlayPageProps) {
  const [{ store, number }, setGame] = useState<{ store: PlayStore | null; number: number }>({
    store: null,
    number: 0,
  });
  const [problem, setProblem] = useState('');
  const [, navigate] = useLocation();
  /** The link that the game on the screen was last written to; another one is somebody's wish to see it. */
  const written = useRef<string | null>(null);
  const players = useRef(NOBODY);

  useEffect(() => {
    if (link === written.current) return;
    let isCurrent = true;
    void gameIn(id, link, players.current).then((replay) => {
      if (!isCurrent) return;
      written.current = link;
      setProblem(replay.ok ? '' : replay.message);
      setGame((before) => ({
        store: replay.ok ? createPlayStore(replay.value) : null,
        number: before.number + 1,
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [id, link]);

  useEffect(() => {
    if (!store) return;
    let latest = 0;
    const write = async (state: PlayState) => {
      players.current = state.players;
      const turn = ++latest;
      const next = isUntouched(state) ? '' : await writeLink(recordOf(state.game, state.players, state.look));
      if (turn !== latest || next === written.current) return;
      written.current = next;
      navigate(`/play/${id}/${next}`, { replace: true });
    };
    return store.subscribe((state, before) => {
      if (state.game !== before.game || state.look !== before.look || state.players !== before.players)
        void write(state);
    });
  }, [store, id, navigate]);

  if (problem !== '')
    return (
      <Problem title="This game cannot be shown" message={problem}>
        {variantOf(id).ok && (
          <button
            type="button"
            className="button primary"
            onClick={() => {
              navigate(`/play/${id}`);
            }}
          >
            Start a fresh game
          </button>
        )}
      </Problem>
    );
  if (!store) return null;
  return (
    <PlayContext value={store}>
      <PlayScreen
        // Another game has nothing of this one's: no open dialog, no flipped board.
        key={number}
        onNewGame={() => {
          written.current = null;
          navigate(`/play/${id}`);
        }}
      />
    </PlayContext>
  );
}

/** The game that an address asks for. */
async function gameIn(id: string, link: string, players: BySide<string>): Promise<Result<Replay>> {
  const variant = variantOf(id);
  if (!variant.ok) return variant;
  if (link === '') return success({ game: newGame(variant.value), players, look: 0, stopped: null });
  const record = await readLink(id, link);
  return record.ok ? replayed(record.value) : record;
}

/** Whether there is nothing in the game that a link should hold. */
const isUntouched = ({ game, players }: PlayState): boolean =>
  game.steps.length === 0 &&
  !game.ending &&
  game.start === game.variant.start &&
  players.every((name) => name === '');
