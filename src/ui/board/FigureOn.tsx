import type { Piece } from '../../engine/rules/piece.ts';
import { sideOf } from '../../engine/rules/piece.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';
import type { Drawable, PieceSet } from './PieceFigure.tsx';
import { PieceFigure } from './PieceFigure.tsx';

interface FigureOnProps {
  readonly layout: Layout;
  readonly set: PieceSet;
  readonly variant: Drawable;
  readonly piece: Piece;
  readonly site: Site;
  /** The side whose figures are upside down, to face a player who sits opposite; null for none. */
  readonly turnedSide: Side | null;
}

/** A piece as it looks on a site, wherever the position has it. */
export function FigureOn({ layout, set, variant, piece, site, turnedSide }: FigureOnProps) {
  const [x, y] = centreOf(layout, site);
  const { size } = shapeOf(layout.topology, site);
  return (
    <g transform={`translate(${String(x)} ${String(y)}) scale(${String(size)})`}>
      <PieceFigure
        set={set}
        variant={variant}
        piece={piece}
        flipped={layout.flipped}
        turned={sideOf(piece) === turnedSide}
      />
    </g>
  );
}
