import { sideOf } from '../../engine/rules/piece.ts';
import { WHITE } from '../../engine/rules/side.ts';
import { Body } from './Body.tsx';
import type { FigureProps } from './PieceFigure.tsx';
import { tileOf } from './tiles.ts';
import { WayMarks } from './WayMarks.tsx';

/** A piece that shows its own steps and lines, on a tile. */
export function MovesFigure({ variant, piece, turned, flipped }: FigureProps) {
  // What a piece does on the board does not turn with its player.
  const isTurned = (sideOf(piece) === WHITE) === (flipped !== turned);
  return (
    <>
      <Body outline={tileOf(variant).outline} />
      <WayMarks variant={variant} piece={piece} isTurned={isTurned} />
    </>
  );
}
