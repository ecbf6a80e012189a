import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { games } from '../../engine/registry.ts';
import type { SavedGame } from '../../store/library/savedGame.ts';
import type { Entry } from '../../store/library/libraryStore.ts';
import { library } from '../../store/library/device.ts';
import { entryOfSaved } from '../historyEntry.ts';
import { lastGame } from '../lastGame.ts';
import { titleOf } from './caption.ts';
import { noteResumable, wasResumable } from './resumable.ts';
import * as words from '#words/ui/library.ts';
import styles from './library.module.css';

/** The link to the last game played that is not over. */
export function Continue() {
  const isLoaded = useStore(library, ({ entries }) => entries !== null);
  const game = useStore(library, ({ entries }) => newestUnfinished(entries ?? []));
  const isThere = game !== null;
  const [isAwaited] = useState(() => wasResumable() || hasLeftGame());
  useEffect(() => {
    if (isLoaded) noteResumable(isThere);
  }, [isLoaded, isThere]);
  // Keeps the place: the list may not have loaded, or a game just left may appear in a moment.
  if (!game) return isAwaited && <p className={styles.resume} />;
  return (
    <p className={styles.resume}>
      <Link href={`/play/${game.variant}`} state={entryOfSaved(game.id)} className="button primary">
        {words.goOn(titleOf(game))}
      </Link>
    </p>
  );
}

/** Whether any game was left on this visit. */
const hasLeftGame = (): boolean => games.some((boards) => boards.some(({ game }) => lastGame(game) !== null));

function newestUnfinished(entries: readonly Entry[]): SavedGame | null {
  for (const entry of entries) if (entry.kind === 'game' && entry.game.outcome === null) return entry.game;
  return null;
}
