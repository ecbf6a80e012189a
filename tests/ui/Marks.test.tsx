// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { hex39 } from '../../src/engine/variants/hex39/hex39.ts';
import { layoutOf, outlineOf } from '../../src/ui/board/geometry.ts';
import { Marks } from '../../src/ui/board/Marks.tsx';

afterEach(cleanup);

test('the gold of the last move frames its hexes, whose colours tell where bishops go', () => {
  const layout = layoutOf(hex39.topology, false, false);
  const { container } = render(
    <svg>
      <Marks layout={layout} marks={[]} lastMove={[3, 8]} picked={[]} />
    </svg>,
  );
  const golds = [...container.querySelectorAll('polygon')];
  expect(golds.map((gold) => gold.getAttribute('points'))).toEqual(
    [3, 8].map((site) => outlineOf(layout, site, 0.84)),
  );
  expect(golds.every((gold) => gold.matches('[class*=onHex]'))).toBe(true);
});
