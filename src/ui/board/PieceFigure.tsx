import { memo } from 'react';
import { at } from '../../engine/at.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { kindOf, sideOf } from '../../engine/rules/piece.ts';
import { WHITE } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { PieceSet } from '../../store/settings.ts';
import { deferred } from '../deferred.tsx';
import { useSettings } from '../useSettings.ts';
import { Body } from './Body.tsx';
import { figures } from './figures.ts';
import { isOnHexes } from './geometry.ts';

interface PieceFigureProps {
  readonly variant: Variant;
  readonly piece: Piece;
  /** Whether it stands on its head. */
  readonly turned?: boolean;
  /** Whether Black sits below: the ways of a piece are shown as they lie on the board. */
  readonly flipped?: boolean;
}

/** A piece of the players' set, one unit wide, centred on the origin of the drawing it stands in. */
export const PieceFigure = memo(function PieceFigure(props: PieceFigureProps) {
  const { pieces } = useSettings();
  return <PieceOfSet set={pieces} {...props} />;
});

/** From the figures' grid of 48 to squares. */
const SCALE = 0.0213;

/** A piece as a set has it. */
export function PieceOfSet({
  set,
  variant,
  piece,
  turned = false,
  flipped = false,
}: PieceFigureProps & { readonly set: PieceSet }) {
  const isWhite = sideOf(piece) === WHITE;
  return (
    <g
      className={`piece ${isWhite ? 'white' : 'black'}`}
      transform={`scale(${String(turned ? -SCALE : SCALE)}) translate(-24 -24.5)`}
    >
      <Drawing set={set} variant={variant} piece={piece} turned={turned} flipped={flipped} />
    </g>
  );
}

/** Drawn from the engine for the few who choose it; until it is there, letters say what a piece is. */
export const MovesFigure = deferred(
  async () => (await import('./MovesFigure.tsx')).MovesFigure,
  ({ variant, piece }) => <Token letter={at(variant.kinds, kindOf(piece)).letter} />,
);

/** Smaller than a square, so that a mark beneath is seen around it. */
const DISC = 'M5.5 24.5a18.5 18.5 0 1 0 37 0a18.5 18.5 0 1 0 -37 0z';

/** A hex narrows where a figure has its foot. */
const LIFTED = 'translate(0 -2.4)';

type DrawingProps = Required<PieceFigureProps> & { readonly set: PieceSet };

function Drawing({ set, variant, piece, turned, flipped }: DrawingProps) {
  const { figure, letter } = at(variant.kinds, kindOf(piece));
  const figured = figures[figure];
  switch (set) {
    case 'figures':
      return figured ? (
        <g transform={isOnHexes(variant.topology) ? LIFTED : undefined}>
          <Body outline={figured.body} />
          <path className="detail" d={figured.detail} />
        </g>
      ) : (
        <Token letter={letter} />
      );
    case 'letters':
      return <Token letter={letter} />;
    case 'moves':
      return (
        <MovesFigure
          variant={variant}
          piece={piece}
          // What a piece does on the board does not turn with its player.
          isTurned={(sideOf(piece) === WHITE) === (flipped !== turned)}
        />
      );
  }
}

/** Letters that are too wide for a disc in most faces. */
const WIDE = /[MW]/;

function Token({ letter }: { readonly letter: string }) {
  return (
    <>
      <Body outline={DISC} />
      <text transform={`translate(24 33.6)${WIDE.test(letter) ? ' scale(.8 1)' : ''}`} textAnchor="middle">
        {letter}
      </text>
    </>
  );
}
