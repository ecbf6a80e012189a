// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { Discs } from '../../src/ui/board/Discs.tsx';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { variantNamed } from '../support/registry.ts';
import { valueOf } from '../support/result.ts';

afterEach(cleanup);

const ben39 = variantNamed('ben39');

/** A white wizard on e5, a white spider on g5, and pieces on squares. */
const { board } = valueOf(ben39.readPosition('2k1/5/7/3K3/1PB3N/RS2g/4 8/8/8/8/8/2WX4/8/8 d14,l2 w -'));

const discs = (lastMove: readonly string[], picked: readonly string[]): number => {
  const sites = (names: readonly string[]) => names.map((name) => siteNamed(ben39.topology, name));
  const { container } = render(
    <svg>
      <Discs
        layout={layoutOf(ben39.topology, false, false)}
        board={board}
        lastMove={sites(lastMove)}
        picked={sites(picked)}
      />
    </svg>,
  );
  return container.querySelectorAll('circle').length;
};

test('each piece on a crossing has a disc, no piece on a square has one', () => {
  expect(discs([], [])).toBe(2);
});

test('the marks of the last move and of a pick take the place of a disc', () => {
  expect(discs(['e5'], [])).toBe(1);
  cleanup();
  expect(discs(['c3'], ['g5'])).toBe(1);
});
