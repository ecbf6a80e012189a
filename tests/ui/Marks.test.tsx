// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { hex39 } from '../../src/engine/variants/hex39/hex39.ts';
import { layoutOf, outlineOf } from '../../src/ui/board/geometry.ts';
import { Marks } from '../../src/ui/board/Marks.tsx';

afterEach(cleanup);

test('the gold of the last move frames its hexes with a plain line, and their colours tell where bishops go', () => {
  const layout = layoutOf(hex39.topology, false, false);
  const { container } = render(
    <svg>
      <Marks layout={layout} marks={[]} lastMove={[3, 8]} picked={[]} />
    </svg>,
  );
  const golds = [...container.querySelectorAll('[class*=lastHex] polygon + polygon')];
  expect(golds.map((gold) => gold.getAttribute('points'))).toEqual(
    [3, 8].map((site) => outlineOf(layout, site, 0.82)),
  );
  // Notches would be taken for the wall of a castle.
  expect(container.querySelectorAll('path')).toHaveLength(0);
});
