// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Choice } from '../../src/engine/rules/move.ts';
import { pickSite } from '../../src/engine/rules/move.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import { EdgeLabels, FollowingLabels } from '../../src/ui/board/EdgeLabels.tsx';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { registry, variantNamed } from '../support/registry.ts';

afterEach(cleanup);

/** What stands out at the edges of a board while the pointer is on a choice and a site is picked. */
function named(variant: (typeof registry)[number], choice: Choice | null, picked: readonly Site[]): string {
  const { container, unmount } = render(
    <svg>
      <FollowingLabels
        layout={layoutOf(variant.topology, false, true)}
        visited={createStore<Choice | null>()(() => choice)}
        picked={picked}
      />
    </svg>,
  );
  const texts = [...container.querySelectorAll('[class*=named]')].map(({ textContent }) => textContent);
  unmount();
  return texts.join('');
}

test.each(registry)('$id: the file and the rank of a site stand out at the edges', (variant) => {
  const { sites } = variant.topology;
  expect(named(variant, null, [])).toBe('');
  for (const [site, { name }] of sites.entries()) expect(named(variant, pickSite(site), [])).toBe(name);
});

test('those under the pointer stand out rather than those of what is picked', () => {
  for (const variant of registry) {
    const [first = '', second = ''] = variant.topology.sites.map(({ name }) => name);
    expect(named(variant, null, [0, 1])).toBe(second);
    expect(named(variant, pickSite(0), [1])).toBe(first);
  }
});

test('the ranks of lines and squares begin where the board does beside them, and their files are in one row', () => {
  const { edgeLabels } = variantNamed('ben39').topology;
  const insets = (edge: 'left' | 'below') =>
    edgeLabels.filter((label) => label.edge === edge).map(({ inset }) => inset);
  /*
   * 15  +-+-+-+-+-+      the lines around a square begin with it
   * 13 +-+-+-+-+-+-+
   */
  expect(insets('left')).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
  expect(new Set(insets('below'))).toEqual(new Set([0]));
});

test('the names of lines stand out from those of the squares between them', () => {
  const { topology } = variantNamed('ben39');
  const { container } = render(
    <svg>
      <EdgeLabels layout={layoutOf(topology, false, true)} />
    </svg>,
  );
  const withClass = (part: string) =>
    [...container.querySelectorAll(part)].map(({ textContent }) => textContent).join(' ');
  expect(withClass('text:not([class*=quiet])')).toBe('a c e g i k m o 1 3 5 7 9 11 13 15');
  expect(withClass('[class*=quiet]')).toBe('b d f h j l n 2 4 6 8 10 12 14');
});
