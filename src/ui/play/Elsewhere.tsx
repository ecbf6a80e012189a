import { useStore } from 'zustand';
import type { Autosave } from '../../store/library/autosave.ts';
import * as words from '#words/ui/elsewhere.ts';
import styles from '../panels/status.module.css';
import { classes } from '../board/classes.ts';

interface ElsewhereProps {
  readonly autosave: Autosave;
  /** Called to show the game as the other page has left it. */
  readonly onFollow: () => void;
}

/** Says that another page has the game on the screen as well. */
export function Elsewhere({ autosave, onFollow }: ElsewhereProps) {
  const elsewhere = useStore(autosave.state, (state) => state.elsewhere);
  switch (elsewhere) {
    case null:
      return null;
    case 'open':
      return <p className={classes(styles.status, styles.remark)}>{words.isOpen}</p>;
    case 'changed':
      return (
        <section className={styles.status} aria-label={words.anotherTab}>
          <p>{words.hasChanged}</p>
          <p className="actions">
            <button type="button" className="button" onClick={onFollow}>
              {words.follow}
            </button>
          </p>
        </section>
      );
  }
}
