import { useRef } from 'react';
import type { Site } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import styles from './note.module.css';
import { useBeside } from './useBeside.ts';

export interface PieceNoteProps {
  readonly layout: Layout;
  readonly site: Site;
  readonly title: string;
  /** Empty if there is no piece. */
  readonly text: string;
  /** Sites that the note must not cover, such as those to which the piece can go. */
  readonly uncovered: readonly Site[];
  /** Sites with pieces, which it covers only if it would be far away otherwise. */
  readonly pieces: readonly Site[];
  /** Whether it is upside down, for a player who sits opposite. */
  readonly turned: boolean;
}

/** A note beside a site that says what is there, and how its piece moves. */
export function PieceNote({ layout, site, title, text, uncovered, pieces, turned }: PieceNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const style = useBeside(note, layout, site, { others: uncovered, pieces, turned });
  return (
    <div ref={note} className={styles.note} role="tooltip" style={style}>
      <strong>{title}</strong>
      {text !== '' && <span>{text}</span>}
    </div>
  );
}
