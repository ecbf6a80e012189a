import { memo } from 'react';
import { EMPTY, sideOf } from '../../engine/rules/piece.ts';
import type { Board } from '../../engine/rules/position.ts';
import type { Side } from '../../engine/rules/side.ts';
import { WHITE } from '../../engine/rules/side.ts';
import type { Terrain } from '../../engine/rules/terrain.ts';
import type { Drawable } from './PieceFigure.tsx';
import type { Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';
import type { PieceSet } from './PieceFigure.tsx';
import { PieceFigure } from './PieceFigure.tsx';
import styles from './board.module.css';

interface PiecesProps {
  readonly layout: Layout;
  readonly set: PieceSet;
  readonly variant: Drawable;
  readonly board: Board;
  readonly terrain: readonly Terrain[];
  /** The side whose figures are upside down, to face a player who sits opposite; null for none. */
  readonly turnedSide: Side | null;
  /** The site whose piece is being dragged and is drawn elsewhere; `NO_SITE` for none. */
  readonly carriedFrom: Site;
}

/** All pieces on the board. Picking one does not redraw them. */
export const Pieces = memo(function Pieces({
  layout,
  set,
  variant,
  board,
  terrain,
  turnedSide,
  carriedFrom,
}: PiecesProps) {
  const shifts = new Map(terrain.map((one) => [one.site, shiftOn(one, layout.flipped)]));
  return (
    <g className={styles.pieces} aria-hidden="true">
      {board.map((piece, site) => {
        if (piece === EMPTY) return null;
        const [x, y] = centreOf(layout, site);
        const { size } = shapeOf(layout.topology, site);
        return (
          // Keyed by piece too: a changed figure is a new element.
          <g
            key={`${String(site)} ${String(piece)}`}
            transform={`translate(${String(x)} ${String(y + (shifts.get(site) ?? 0))}) scale(${String(size)})`}
            className={site === carriedFrom ? styles.carriedFrom : undefined}
          >
            <g data-piece-at={site}>
              <PieceFigure
                set={set}
                variant={variant}
                piece={piece}
                turned={sideOf(piece) === turnedSide}
                flipped={layout.flipped}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** How far down a piece stands because of what is on its site: clear of a wall at the edge, and of the wall around a castle. */
function shiftOn({ kind, side }: Terrain, flipped: boolean): number {
  if (kind === 'wall') return (side === WHITE) === flipped ? -0.045 : 0.045;
  return kind === 'castle' ? -0.025 : 0;
}
