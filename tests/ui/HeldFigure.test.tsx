// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Held } from '../../src/engine/rules/hand.ts';
import { pieceOf } from '../../src/engine/rules/piece.ts';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { Figure } from '../../src/ui/board/Figure.tsx';
import { HeldFigure } from '../../src/ui/board/HeldFigure.tsx';

afterEach(cleanup);

const one: Held = {
  holder: WHITE,
  piece: pieceOf(1, BLACK),
  count: 1,
  turnsLeft: null,
  turnsAtFirst: null,
  due: false,
};

/** A drawing of pieces in hand; the names of its classes say what is what. */
const drawingOf = (held: Held): Element =>
  render(
    <svg>
      <HeldFigure variant={tns} held={held} set={Figure} flipped={false} />
    </svg>,
  ).container;
/** How many arcs the ring of turns has, and how many of them are bold. */
const arcsOf = (held: Held) => {
  const ring = drawingOf(held);
  return [ring.querySelectorAll('[class*=turns] path').length, ring.querySelectorAll('[class*=left]').length];
};

test('a piece in hand shows how many there are with a ×', () => {
  expect(drawingOf(one).textContent).toBe('');
  expect(drawingOf({ ...one, count: 2 }).textContent).toBe('×2');
});

test('a piece in hand shows its turns left as arcs of a ring, as many bold ones as are left', () => {
  expect(arcsOf(one)).toEqual([0, 0]);
  expect(arcsOf({ ...one, turnsLeft: 3, turnsAtFirst: 3 })).toEqual([3, 3]);
  expect(arcsOf({ ...one, turnsLeft: 2, turnsAtFirst: 3 })).toEqual([3, 2]);
  expect(arcsOf({ ...one, turnsLeft: 1, turnsAtFirst: 3 })).toEqual([3, 1]);
});

test('the ring of a piece that must be dropped now looks different', () => {
  const held = { ...one, turnsLeft: 1, turnsAtFirst: 3 };
  expect(drawingOf(held).querySelector('[class*=due]')).toBeNull();
  expect(drawingOf({ ...held, due: true }).querySelector('[class*=due]')).not.toBeNull();
});
