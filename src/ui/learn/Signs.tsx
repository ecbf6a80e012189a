import { useId } from 'react';
import { notesOn } from '../../engine/game/notes.ts';
import type { Mark } from '../../engine/rules/mark.ts';
import type { Position } from '../../engine/rules/position.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Site } from '../../engine/topology/site.ts';
import type { BoardLayers } from '../board/Layers.tsx';
import { Layers } from '../board/Layers.tsx';
import { centreOf, layoutOf } from '../board/geometry.ts';
import { usePieceSet } from '../pieceSets.ts';
import * as signs from '#words/ui/signs.ts';
import styles from './gallery.module.css';

interface SignsProps {
  readonly variant: Variant;
  readonly position: Position;
  /** The sites that the last move touched. */
  readonly lastMove?: readonly Site[];
  readonly heading?: 'h2' | 'h3';
}

/** One site that has a sign, with the layers that show it. */
interface Sign {
  readonly words: string;
  readonly site: Site;
  readonly layers: BoardLayers;
}

/** What the signs on a board mean. Each is cut out of the board once; nothing if there is none. */
export function Signs({ variant, position, lastMove = [], heading: Heading = 'h3' }: SignsProps) {
  const id = useId();
  const set = usePieceSet();
  const layout = layoutOf(variant.topology, false, false);
  const shown = signsOn(variant, position, lastMove);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{signs.title}</Heading>
      <ul className={styles.legend} aria-labelledby={id}>
        {shown.map(({ words, site, layers }) => {
          const [x, y] = centreOf(layout, site);
          return (
            <li key={words}>
              <svg viewBox={`${String(x - 0.6)} ${String(y - 0.5)} 1.2 1`} aria-hidden="true">
                <Layers
                  layout={layout}
                  labelled={false}
                  set={set}
                  variant={variant}
                  board={position.board}
                  layers={layers}
                />
              </svg>
              {words}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The signs on a board, the passing ones first, each meaning once. */
function signsOn(variant: Variant, position: Position, lastMove: readonly Site[]): readonly Sign[] {
  const { terrain, marks } = notesOn(variant, position);
  const trace = lastMove
    .slice(-1)
    .map((site): Sign => ({ words: signs.lastMove, site, layers: { terrain, lastMove } }));
  const marked = marks
    .flatMap((mark) => (isDrawn(mark) ? [{ mark, words: signs.marks[mark.kind] }] : []))
    .map(({ mark, words }): Sign => ({ words, site: mark.site, layers: { terrain, marks: [mark] } }));
  const grounds = terrain.flatMap(({ kind, site, side }): Sign[] =>
    kind === 'absent' ? [] : [{ words: signs.terrain[kind](side), site, layers: { terrain } }],
  );
  return [...new Map([...trace, ...marked, ...grounds].map((sign) => [sign.words, sign])).values()];
}

const isDrawn = (mark: Mark): mark is Mark & { readonly kind: Exclude<Mark['kind'], 'note'> } =>
  mark.kind !== 'note';
