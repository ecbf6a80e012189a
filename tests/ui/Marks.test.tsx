// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import { shapeOf, siteNamed } from '../../src/engine/topology/topology.ts';
import { bracketsOf, centreOf, layoutOf, outlineOf } from '../../src/ui/board/geometry.ts';
import { CrossingMarks, Marks } from '../../src/ui/board/Marks.tsx';
import { variantNamed } from '../support/registry.ts';

afterEach(cleanup);

test.each(['chess99', 'hex39', 'ben39'])(
  '%s: the last move is gold with brackets, fainter where nothing stands now',
  (id) => {
    const { topology, start } = variantNamed(id);
    const layout = layoutOf(topology, false, false);
    const left = start.board.findIndex(
      (piece, site) => piece === EMPTY && shapeOf(topology, site).kind !== 'crossing',
    );
    const reached = start.board.findIndex((piece) => piece !== EMPTY);
    const { container } = render(
      <svg>
        <Marks layout={layout} board={start.board} marks={[]} lastMove={[left, reached]} picked={[]} />
      </svg>,
    );
    const marks = [...container.querySelectorAll('[class*=last]')];
    expect(marks.map((mark) => mark.getAttribute('class')?.includes('left'))).toEqual([true, false]);
    for (const mark of marks)
      expect([...mark.children].map(({ tagName }) => tagName)).toEqual(['polygon', 'path']);
  },
);

test('on hexes its colour is within that of the hex, which tells where bishops go', () => {
  const { topology, start } = variantNamed('hex39');
  const layout = layoutOf(topology, false, false);
  const { container } = render(
    <svg>
      <Marks layout={layout} board={start.board} marks={[]} lastMove={[3]} picked={[]} />
    </svg>,
  );
  expect(container.querySelector('[class*=last] polygon')?.getAttribute('points')).toBe(
    outlineOf(layout, 3, 0.84),
  );
});

test('on crossings its brackets stand around the disc as they do in a square', () => {
  const { topology, start } = variantNamed('ben39');
  const layout = layoutOf(topology, false, false);
  const site = siteNamed(topology, 'g7');
  const { container } = render(
    <svg>
      <CrossingMarks layout={layout} board={start.board} lastMove={[site]} picked={[]} />
    </svg>,
  );
  expect(container.querySelectorAll('[class*=last]')).toHaveLength(1);
  const [x, y] = centreOf(layout, site);
  expect(bracketsOf(layout, site, 1).match(/M/g)).toHaveLength(4);
  expect(bracketsOf(layout, site, 1)).toContain(`L${String(x - 0.36)} ${String(y - 0.36)}L`);
});
