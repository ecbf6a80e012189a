import { memo, useId } from 'react';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Site } from '../../engine/topology/site.ts';
import { Layers } from '../board/Layers.tsx';
import { centreOf, isCrossing, outlineOf } from '../board/geometry.ts';
import { HandTiles } from '../board/HandDrawing.tsx';
import type { PieceSet } from '../board/PieceFigure.tsx';
import { usePieceSet } from '../pieceSets.ts';
import type { Sign, SignOnBoard } from './signsOn.tsx';
import { layoutOfSigns } from './signsOn.tsx';
import * as words from '#words/ui/signs.ts';
import styles from './gallery.module.css';

interface SignsProps {
  readonly signs: readonly Sign[];
  readonly title?: string;
  readonly heading?: 'h2' | 'h3';
  /** What the sign means that stands before all others and is marked; empty for none. */
  readonly first?: string;
}

/** How much of a board around the middle of a sign is shown: what lies on the edge of its site too. */
const REACH = 0.62;

/** How far the middle of a site may be from it of which something is shown; the line on the edge of a site ends with it. */
const NEAR = 1.3;
const SAME = 0.1;

/** What signs on a board mean. Each is cut out of a board; nothing if there is none. */
export const Signs = memo(function Signs({
  signs,
  title = words.title,
  heading: Heading = 'h3',
  first = '',
}: SignsProps) {
  const id = useId();
  const set = usePieceSet();
  if (signs.length === 0) return null;
  const isFirst = (sign: Sign) => sign.words === first;
  return (
    <section className={styles.signs} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul className={styles.legend} aria-labelledby={id}>
        {signs
          .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
          .map((sign) => (
            <li key={sign.words} aria-current={isFirst(sign) || undefined}>
              {'held' in sign ? (
                <svg viewBox="-.12 -.12 1.24 1.24" aria-hidden="true">
                  <HandTiles variant={sign.variant} hand={[sign.held]} set={set} flipped={false} />
                </svg>
              ) : (
                <SignFigure sign={sign} set={set} />
              )}
              {sign.words}
            </li>
          ))}
      </ul>
    </section>
  );
});

interface SignFigureProps {
  readonly sign: SignOnBoard;
  readonly set: PieceSet;
}

/**
 * The part of a board that shows a sign, as a picture of its own: a square or a hex with what stands on it or lies on its edge,
 * without its neighbours, a gap, or a crossing and the empty ground around it. It is not drawn again without need.
 */
export const SignFigure = memo(function SignFigure({
  sign: { variant, at, board, layers, isOnEdge = false },
  set,
}: SignFigureProps) {
  const id = useId();
  const layout = layoutOfSigns(variant);
  const isSite = typeof at === 'number';
  const [x, y] = isSite ? centreOf(layout, at) : at;
  const { terrain = [] } = layers;
  const isAlone = !isSite || !(isOnEdge || isCrossing(layout, at));
  const isNear = (site: Site) => {
    const [across, down] = centreOf(layout, site);
    return Math.max(Math.abs(across - x), Math.abs(down - y)) < (isOnEdge ? SAME : NEAR);
  };
  return (
    <svg
      viewBox={`${String(x - REACH)} ${String(y - REACH)} ${String(2 * REACH)} ${String(2 * REACH)}`}
      data-looking={layers.targets?.binding === false || undefined}
      aria-hidden="true"
    >
      {isAlone && (
        <clipPath id={id}>
          {isSite ? (
            <polygon points={outlineOf(layout, at)} />
          ) : (
            <rect x={x - 0.5} y={y - 0.5} width="1" height="1" />
          )}
        </clipPath>
      )}
      <g clipPath={isAlone ? `url(#${id})` : undefined}>
        <Layers
          layout={layout}
          labelled={false}
          set={set}
          variant={variant}
          board={board.map((piece, site) => (site === at ? piece : EMPTY))}
          layers={{ ...layers, terrain: terrain.filter(({ site }) => isNear(site)) }}
          shows={isNear}
        />
      </g>
      {!isSite && <rect className={styles.gapEdge} x={x - 0.5} y={y - 0.5} width="1" height="1" />}
    </svg>
  );
});
