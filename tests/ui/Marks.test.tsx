// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import { shapeOf, siteNamed } from '../../src/engine/topology/topology.ts';
import { layoutOf, outlineOf } from '../../src/ui/board/geometry.ts';
import { CrossingMarks, Marks, Tints } from '../../src/ui/board/Marks.tsx';
import { variantNamed } from '../support/registry.ts';

afterEach(cleanup);

const drawn = (id: string, lastMove: readonly number[]) => {
  const { topology, start } = variantNamed(id);
  const common = { layout: layoutOf(topology, false, false), lastMove };
  return render(
    <svg>
      <Tints {...common} board={start.board} marks={[]} picked={[]} />
      <Marks {...common} marks={[]} />
      <CrossingMarks {...common} picked={[]} />
    </svg>,
  ).container;
};

test.each(['chess99', 'hex39', 'ben39'])(
  '%s: the last move is gold with brackets, fainter where nothing stands now',
  (id) => {
    const { topology, start } = variantNamed(id);
    const left = start.board.findIndex(
      (piece, site) => piece === EMPTY && shapeOf(topology, site).kind !== 'crossing',
    );
    const reached = start.board.findIndex((piece) => piece !== EMPTY);
    const marks = [...drawn(id, [left, reached]).querySelectorAll('[class*=last]')];
    expect(marks.map(({ tagName }) => tagName)).toEqual(['polygon', 'polygon', 'path', 'path']);
    expect(marks.map((mark) => mark.getAttribute('class')?.includes('left'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  },
);

test('its colour fills its site, on hexes too', () => {
  const layout = layoutOf(variantNamed('hex39').topology, false, false);
  expect(drawn('hex39', [3]).querySelector('polygon[class*=last]')?.getAttribute('points')).toBe(
    outlineOf(layout, 3),
  );
});

test('on hexes it has a line around it: six brackets would look like the wall of a castle, and two like arrowheads', () => {
  const d = drawn('hex39', [3]).querySelector('path[class*=last]')?.getAttribute('d') ?? '';
  expect(d).toMatch(/^M[^M]+z$/);
  expect(d.split('L')).toHaveLength(6);
});

test('on crossings it has two edges and no brackets, which would lie over the figures on the squares', () => {
  const site = siteNamed(variantNamed('ben39').topology, 'g7');
  const marks = drawn('ben39', [site]).querySelectorAll('[class*=last]');
  expect([...marks].map(({ tagName }) => tagName)).toEqual(['polygon', 'polygon']);
});
