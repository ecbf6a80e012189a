import { sideOf } from '../../engine/rules/piece.ts';
import { WHITE } from '../../engine/rules/side.ts';
import { Body } from './Body.tsx';
import type { FigureProps } from './PieceFigure.tsx';
import { Token } from './Token.tsx';
import { tileOf } from './tiles.ts';
import { WayMarks } from './WayMarks.tsx';

/** A piece drawn as a tile that shows its own steps and lines, or as its letter while these are not known. */
export function MovesFigure({ variant, piece, turned, flipped }: FigureProps) {
  if (!('movementMap' in variant)) return <Token variant={variant} piece={piece} />;
  // The moves of a piece on the board do not turn with its player.
  const isTurned = (sideOf(piece) === WHITE) === (flipped !== turned);
  return (
    <>
      <Body outline={tileOf(variant).outline} />
      <WayMarks variant={variant} piece={piece} isTurned={isTurned} />
    </>
  );
}
