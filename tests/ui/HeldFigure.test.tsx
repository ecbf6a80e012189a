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
  due: false,
};

/** A drawing of pieces in hand; the names of its classes say what is what. */
const drawingOf = (held: Held): Element =>
  render(
    <svg>
      <HeldFigure variant={tns} held={held} set={Figure} flipped={false} />
    </svg>,
  ).container;
test('a piece in hand shows how many there are with a ×', () => {
  expect(drawingOf(one).textContent).toBe('');
  expect(drawingOf({ ...one, count: 2 }).textContent).toBe('×2');
});

test('a piece in hand shows its turns left in words, once', () => {
  expect(drawingOf({ ...one, turnsLeft: 3 }).textContent).toBe('3 turns');
  expect(drawingOf({ ...one, turnsLeft: 1 }).textContent).toBe('1 turn');
});

test('the words on a piece that must be dropped now look different', () => {
  const held = { ...one, turnsLeft: 1 };
  expect(drawingOf(held).querySelector('[class*=due]')).toBeNull();
  const due = drawingOf({ ...held, due: true });
  expect(due.textContent).toBe('1 turn');
  expect(due.querySelector('[class*=due]')).not.toBeNull();
});
