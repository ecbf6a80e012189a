import { useState } from 'react';
import { Link } from 'wouter';
import type { SavedGame } from '../../store/library/savedGame.ts';
import { library } from '../../store/library/device.ts';
import { entryOfSaved } from '../historyEntry.ts';
import { exploreRoute } from '../routes.ts';
import { useVariant } from '../useVariant.ts';
import { metadataOf, standingOf, titleOf } from './caption.ts';
import { Facts } from './Facts.tsx';
import { RenameAndDelete } from './RenameAndDelete.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { TitleInput } from './TitleInput.tsx';
import * as words from '#words/ui/library.ts';
import styles from './library.module.css';

interface GameRowProps {
  readonly game: SavedGame;
  readonly onRemove: () => void;
}

/** A saved game: its status, and what can be done with it. */
export function GameRow({ game, onRemove }: GameRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const found = useVariant(game.variant);
  const variant = found?.ok ? found.value : null;
  const title = titleOf(game);
  return (
    <article className={styles.row} aria-label={title}>
      <Thumbnail position={game.position} variant={variant} label={words.standOf(title)} />
      <div className={styles.rowText}>
        {isRenaming ? (
          <TitleInput
            label={words.nameOfGame}
            before={titleOf(game, (name) => name)}
            onRename={(given) => void library.getState().rename('games', game.id, given)}
            onDone={() => {
              setRenaming(false);
            }}
          />
        ) : (
          <h3>{title}</h3>
        )}
        <Facts facts={metadataOf(game)} />
        <p className="small">{standingOf(game, variant)}</p>
      </div>
      <p className="actions">
        <Link
          href={`/play/${game.variant}`}
          state={entryOfSaved(game.id)}
          className="button"
          aria-label={game.outcome === null ? words.resumeGame(title) : words.lookAtGame(title)}
        >
          {game.outcome === null ? words.resume : words.look}
        </Link>
        <span className={styles.further}>
          <Link
            href={exploreRoute(game.variant)}
            state={entryOfSaved(game.id)}
            aria-label={words.exploreGame(title)}
          >
            {words.explore}
          </Link>
          <RenameAndDelete
            title={title}
            onRename={() => {
              setRenaming(true);
            }}
            onRemove={onRemove}
          />
        </span>
      </p>
    </article>
  );
}
