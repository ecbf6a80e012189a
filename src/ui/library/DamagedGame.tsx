import { FileWarning } from 'lucide-react';
import type { Shelf } from '../../store/library/database.ts';
import { saveFile, textFile } from '../saveFile.ts';
import * as library from '#words/ui/library.ts';
import styles from './library.module.css';
import { classes } from '../board/classes.ts';

/** The names of the files in which damaged values are saved. */
const FILES = { games: 'oddboard-damaged-game.json', studies: 'oddboard-damaged-study.json' } as const;

interface DamagedGameProps {
  /** Where it is kept. */
  readonly shelf: Shelf;
  /** The value in the repository. */
  readonly value: object;
  /** Why it cannot be read. */
  readonly reason: string;
  readonly onRemove: () => void;
}

/** A value in the repository that cannot be read. It stays until the user deletes it. */
export function DamagedGame({ shelf, value, reason, onRemove }: DamagedGameProps) {
  return (
    <article className={styles.row} aria-label={library.damaged[shelf]}>
      <span className={classes(styles.thumbnail, styles.damaged)}>
        <FileWarning aria-hidden="true" />
      </span>
      <div className={styles.rowText}>
        <h3>{library.damaged[shelf]}</h3>
        <p className="small">{library.damagedWhy[shelf](reason)}</p>
      </div>
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            saveFile(FILES[shelf], textFile(JSON.stringify(value, null, 1), 'application/json'));
          }}
        >
          {library.saveDamaged}
        </button>
        <span className={styles.further}>
          <button type="button" aria-label={library.deleteDamaged[shelf]} onClick={onRemove}>
            {library.remove}
          </button>
        </span>
      </p>
    </article>
  );
}
