import type { Site } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { besideSite } from './geometry.ts';
import styles from './note.module.css';

export interface PieceNoteProps {
  readonly layout: Layout;
  readonly site: Site;
  readonly title: string;
  /** Empty if there is no piece. */
  readonly text: string;
  /** Sites that the note must not cover, such as those to which the piece can go. */
  readonly uncovered: readonly Site[];
  /** Whether it is upside down, for a player who sits opposite. */
  readonly turned: boolean;
}

/** A note beside a site that says what is there, and how its piece moves. */
export function PieceNote({ layout, site, title, text, uncovered, turned }: PieceNoteProps) {
  return (
    <div
      className={styles.note}
      role="tooltip"
      style={besideSite(layout, site, { others: uncovered, turned })}
    >
      <strong>{title}</strong>
      {text !== '' && <span>{text}</span>}
    </div>
  );
}
