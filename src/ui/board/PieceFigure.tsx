import { at } from '../../engine/at.ts';
import type { KindInfo, Piece } from '../../engine/rules/piece.ts';
import { kindOf, sideOf } from '../../engine/rules/piece.ts';
import { WHITE } from '../../engine/rules/side.ts';
import { figures } from './figures.ts';

interface PieceFigureProps {
  readonly kinds: readonly KindInfo[];
  readonly piece: Piece;
  /** Whether it stands on its head. */
  readonly turned?: boolean;
}

/** From the figures' grid of 48 to squares. */
const SCALE = 0.0213;

/** A piece one unit wide, centred on the origin of the drawing it stands in. */
export function PieceFigure({ kinds, piece, turned = false }: PieceFigureProps) {
  const { figure, letter } = at(kinds, kindOf(piece));
  const drawing = figures[figure];
  const side = sideOf(piece) === WHITE ? 'white' : 'black';
  return (
    <g
      className={`piece ${side}`}
      transform={`scale(${String(turned ? -SCALE : SCALE)}) translate(-24 -24.5)`}
    >
      {drawing ? (
        <>
          {side === 'black' && <path className="edge" d={drawing.body} />}
          <path className="body" d={drawing.body} />
          <path className="detail" d={drawing.detail} />
        </>
      ) : (
        <text className="body" x="24" y="36" textAnchor="middle">
          {letter}
        </text>
      )}
    </g>
  );
}
