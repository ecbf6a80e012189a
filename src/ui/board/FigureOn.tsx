import type { Piece } from '../../engine/rules/piece.ts';
import { sideOf } from '../../engine/rules/piece.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { onSite } from './geometry.ts';
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
export const FigureOn = ({ layout, piece, site, turnedSide, ...look }: FigureOnProps) => (
  <g transform={onSite(layout, site, shapeOf(layout.topology, site).size)}>
    <PieceFigure {...look} piece={piece} flipped={layout.flipped} turned={sideOf(piece) === turnedSide} />
  </g>
);
