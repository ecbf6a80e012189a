import { useId } from 'react';
import type { Game } from '../../engine/game/game.ts';
import { writtenSigns } from '../../engine/record/writtenSigns.ts';
import { playedAt } from '../../store/announcement.ts';
import { sayInFull } from '../../words/say.ts';
import * as words from '#words/ui/signs.ts';
import styles from '../learn/gallery.module.css';

/** What the signs of the record mean, told of moves of the game; nothing if it has none. */
export function WrittenMoves({ game }: { readonly game: Game }) {
  const id = useId();
  const moves = writtenSigns(game);
  if (moves.length === 0) return null;
  return (
    <section className={styles.signs} aria-labelledby={id}>
      <h3 id={id}>{words.record}</h3>
      <dl className={styles.written}>
        {moves.map(({ ply, text }) => (
          <div key={ply}>
            <dt>{text}</dt>
            <dd>{sayInFull(playedAt(game, ply))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
