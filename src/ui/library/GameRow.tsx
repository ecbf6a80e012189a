import { useRef, useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import type { Variant } from '../../engine/rules/variant.ts';
import type { SavedGame } from '../../store/library/savedGame.ts';
import { LONGEST_TITLE } from '../../store/library/format.ts';
import { library } from '../../store/library/device.ts';
import { BoardPicture } from '../BoardPicture.tsx';
import { IconButton } from '../IconButton.tsx';
import { entryOfSaved } from '../historyEntry.ts';
import { useVariant } from '../useVariant.ts';
import { metadataOf, standingOf, titleOf } from './caption.ts';
import { useNear } from './useNear.ts';
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
      <Thumbnail game={game} variant={variant} />
      <div className={styles.rowText}>
        {isRenaming ? (
          <TitleInput
            game={game}
            onDone={() => {
              setRenaming(false);
            }}
          />
        ) : (
          <h3>{title}</h3>
        )}
        <p className="small">{metadataOf(game)}</p>
        <p className="small">{standingOf(game, variant)}</p>
      </div>
      <p className="actions">
        <Link
          href={`/play/${game.variant}`}
          state={entryOfSaved(game.id)}
          className={game.outcome === null ? 'button primary' : 'button'}
          aria-label={game.outcome === null ? words.resumeGame(title) : words.lookAtGame(title)}
        >
          {game.outcome === null ? words.resume : words.look}
        </Link>
        <IconButton
          label={words.renameGame(title)}
          icon={Pencil}
          onClick={() => {
            setRenaming(true);
          }}
        />
        <IconButton label={words.deleteGame(title)} icon={Trash2} onClick={onRemove} />
      </p>
    </article>
  );
}

interface ThumbnailProps {
  readonly game: SavedGame;
  /** Null until its rules are loaded. */
  readonly variant: Variant | null;
}

/** The last position, drawn small. */
function Thumbnail({ game, variant }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const position = isNear ? variant?.readPosition(game.position) : null;
  return (
    <div ref={place} className={styles.thumbnail}>
      {variant && position?.ok && (
        <BoardPicture variant={variant} position={position.value} label={words.standOf(titleOf(game))} />
      )}
    </div>
  );
}

interface TitleInputProps {
  readonly game: SavedGame;
  readonly onDone: () => void;
}

function TitleInput({ game, onDone }: TitleInputProps) {
  const [title, setTitle] = useState(titleOf(game, (name) => name));
  return (
    <form
      className="actions"
      onSubmit={(event) => {
        event.preventDefault();
        void library.getState().rename(game.id, title);
        onDone();
      }}
    >
      <input
        aria-label={words.nameOfGame}
        // The user has just asked to type here.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={title}
        maxLength={LONGEST_TITLE}
        onChange={(event) => {
          setTitle(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
        }}
      />
      <button type="submit" className="button">
        {words.rename}
      </button>
    </form>
  );
}
