import { memo, useId } from 'react';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Board } from '../../engine/rules/position.ts';
import type { Site } from '../../engine/topology/site.ts';
import { Layers } from '../board/Layers.tsx';
import type { Layout } from '../board/geometry.ts';
import { centreOf, layoutOf } from '../board/geometry.ts';
import { usePieceSet } from '../pieceSets.ts';
import type { Sign } from './signsOn.tsx';
import * as words from '#words/ui/signs.ts';
import styles from './gallery.module.css';

interface SignsProps {
  readonly signs: readonly Sign[];
  readonly title?: string;
  readonly heading?: 'h2' | 'h3';
}

/** How much of a board around the middle of a site is shown: what lies on its edge too. */
const REACH = 0.62;

/** A board with only those of its pieces that may reach into the picture of a site. */
const boardAround = (layout: Layout, board: Board, site: Site): Board => {
  const [x, y] = centreOf(layout, site);
  return board.map((piece, other) => {
    const [otherX, otherY] = centreOf(layout, other);
    return Math.max(Math.abs(otherX - x), Math.abs(otherY - y)) < 2 * REACH ? piece : EMPTY;
  });
};

/** What signs on a board mean. Each is cut out of a board; nothing if there is none. */
export const Signs = memo(function Signs({
  signs,
  title = words.title,
  heading: Heading = 'h3',
}: SignsProps) {
  const id = useId();
  const set = usePieceSet();
  if (signs.length === 0) return null;
  return (
    <section className={styles.signs} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul className={styles.legend} aria-labelledby={id}>
        {signs.map(({ words: meaning, variant, site, board, layers }) => {
          const layout = layoutOf(variant.topology, false, false);
          const [x, y] = centreOf(layout, site);
          return (
            <li key={meaning}>
              <svg
                viewBox={`${String(x - REACH)} ${String(y - REACH)} ${String(2 * REACH)} ${String(2 * REACH)}`}
                aria-hidden="true"
              >
                <Layers
                  layout={layout}
                  labelled={false}
                  set={set}
                  variant={variant}
                  board={boardAround(layout, board, site)}
                  layers={layers}
                />
              </svg>
              {meaning}
            </li>
          );
        })}
      </ul>
    </section>
  );
});
