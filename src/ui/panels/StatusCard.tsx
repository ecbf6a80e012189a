import type { ReactNode } from 'react';
import { classes } from '../board/classes.ts';
import styles from './status.module.css';

interface StatusCardProps {
  readonly label: string;
  readonly words: ReactNode;
  /** Whether the words matter most of all on the screen. */
  readonly isWeighty?: boolean;
  /** Whether the buttons stand below the words on a phone: they are too long for a place beside them. */
  readonly isHigh?: boolean;
  /** Whether the first button is so long that the others stand beside it, below the words. */
  readonly isWide?: boolean;
  /** Whether the words are there only as long as a pointer rests on something. */
  readonly isPassing?: boolean;
  /** Called with the place for choices that are not sites, below the words and in place of the buttons. */
  readonly onChoicesPlace?: (place: HTMLElement | null) => void;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The card with the status of a game. It always has the same place, with room for its buttons. */
export function StatusCard({
  label,
  words,
  isWeighty = false,
  isHigh = false,
  isWide = false,
  isPassing = false,
  onChoicesPlace,
  children,
}: StatusCardProps) {
  return (
    <section
      className={classes(
        styles.status,
        styles.card,
        isWeighty && styles.weighty,
        isHigh && styles.high,
        isWide && styles.wide,
      )}
      data-weighty={isWeighty}
      aria-label={label}
    >
      {/* Before the words, whose place depends on whether there are any. */}
      {onChoicesPlace && <div ref={onChoicesPlace} className={styles.choices} />}
      <p className={classes(isPassing && styles.passing)}>{words}</p>
      <div className="actions">{children}</div>
    </section>
  );
}
