// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { hex39 } from '../../src/engine/variants/hex39/hex39.ts';
import { layoutOf, outlineOf } from '../../src/ui/board/geometry.ts';
import { Marks } from '../../src/ui/board/Marks.tsx';

afterEach(cleanup);

test('the gold of the last move fills its hexes', () => {
  const layout = layoutOf(hex39.topology, false, false);
  const { container } = render(
    <svg>
      <Marks layout={layout} marks={[]} lastMove={[3, 8]} picked={[]} />
    </svg>,
  );
  const filled = [...container.querySelectorAll('polygon')].map((gold) => gold.getAttribute('points'));
  expect(filled).toEqual([outlineOf(layout, 3), outlineOf(layout, 8)]);
});
