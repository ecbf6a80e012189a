// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Choice } from '../../src/engine/rules/move.ts';
import { pickSite } from '../../src/engine/rules/move.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import { EdgeLabels, FollowingLabels } from '../../src/ui/board/EdgeLabels.tsx';
import { hasCrossings } from '../../src/engine/topology/topology.ts';
import { aroundPiece, layoutOf } from '../../src/ui/board/geometry.ts';
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

test('the ranks of lines and squares stand where the board begins beside them, and their files in one row', () => {
  const { container } = render(
    <svg>
      <EdgeLabels layout={layoutOf(variantNamed('ben39').topology, false, true)} />
    </svg>,
  );
  const texts = [...container.querySelectorAll('text')];
  const isRank = ({ textContent }: Element) => /\d/.test(textContent);
  const places = (some: readonly Element[], axis: 'x' | 'y') =>
    some.map((text) => Number(text.getAttribute(axis)));
  const ranks = places(texts.filter(isRank), 'x');
  /*
   * 15  +-+-+-+-+-+      lines begin with the squares beside them
   * 13 +-+-+-+-+-+-+
   */
  const [outer, inner] = [Math.min(...ranks), Math.max(...ranks)];
  expect(inner - outer).toBeCloseTo(1);
  expect(ranks).toEqual([2, 11, 2].flatMap((many, i) => Array<number>(many).fill(i === 1 ? outer : inner)));
  expect(
    new Set(
      places(
        texts.filter((text) => !isRank(text)),
        'y',
      ),
    ).size,
  ).toBe(1);
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

/** The largest letters beside lines, and the width of a digit as a share of them. */
const LETTER = 0.225;
const DIGIT = 0.5;

test.each(registry)(
  '$id: the mark around a piece at the end of a line does not lie over the name of its rank',
  ({ topology }) => {
    if (!hasCrossings(topology)) return;
    const layout = layoutOf(topology, false, true);
    const { container } = render(
      <svg>
        <EdgeLabels layout={layout} />
      </svg>,
    );
    for (const label of container.querySelectorAll('text')) {
      const rank = topology.sites.flatMap(({ kind, name }, site) =>
        kind === 'crossing' && name.slice(1) === label.textContent ? [site] : [],
      );
      const end = Number(label.getAttribute('x')) + (label.textContent.length * DIGIT * LETTER) / 2;
      const before = rank.map((site) =>
        Math.min(
          ...aroundPiece(layout, site)
            .split(' ')
            .map((corner) => parseFloat(corner)),
        ),
      );
      expect(before.filter((left) => Math.abs(left - end) < 0.3 && left < end)).toEqual([]);
    }
  },
);
