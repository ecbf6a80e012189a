import { at } from '../../engine/at.ts';
import { kindOf } from '../../engine/rules/piece.ts';
import { Body } from './Body.tsx';
import type { FigureProps } from './PieceFigure.tsx';

/** Smaller than a square, so that a mark below stays visible around it. */
const DISC = 'M5.5 24.5a18.5 18.5 0 1 0 37 0a18.5 18.5 0 1 0 -37 0z';

/** Letters that are too wide for a disc in most typefaces. */
const WIDE = /[MW]/;

/** A piece as the letter of its kind, on a disc. */
export function Token({ variant, piece }: Pick<FigureProps, 'variant' | 'piece'>) {
  const { letter } = at(variant.kinds, kindOf(piece));
  return (
    <>
      <Body outline={DISC} />
      <text transform={`translate(24 33.6)${WIDE.test(letter) ? ' scale(.8 1)' : ''}`} textAnchor="middle">
        {letter}
      </text>
    </>
  );
}
