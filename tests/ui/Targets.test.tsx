// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Target } from '../../src/engine/rules/target.ts';
import type { SiteShape } from '../../src/engine/topology/site.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { RingsBelow, Targets } from '../../src/ui/board/Targets.tsx';

afterEach(cleanup);

function drawn(target: Target, Layer = Targets): Element {
  const { container } = render(
    <svg>
      <Layer layout={layoutOf(ben39.topology, false, false)} targets={[target]} />
    </svg>,
  );
  const [sign] = container.querySelectorAll('[data-kind]');
  if (!sign) throw new Error('There is no target.');
  return sign;
}

const firstOf = (kind: SiteShape['kind']) => ben39.topology.sites.findIndex((site) => site.kind === kind);

/** The radius of the dot of a target, in squares. */
function dotOn(kind: SiteShape['kind']): number {
  const sign = drawn({ site: firstOf(kind), kind: 'move' });
  const [, scale] = /scale\(([\d.]+)\)/.exec(sign.getAttribute('transform') ?? '') ?? [];
  return Number(sign.querySelector('circle')?.getAttribute('r')) * Number(scale);
}

test('a crossing to go to has a dot as large as that of a square, larger than a crossing', () => {
  expect(dotOn('crossing')).toBeCloseTo(dotOn('square'));
  expect(dotOn('crossing')).toBeGreaterThan(0.12);
});

test('the ring of a capture lies on a wider one of another colour', () => {
  const target = { site: firstOf('square'), kind: 'capture' } as const;
  const [below, above] = drawn(target, RingsBelow).querySelectorAll('path');
  expect(below?.classList.value).toContain('halo');
  expect(above?.classList.value).toContain('ring');
  expect(below?.getAttribute('d')).toBe(above?.getAttribute('d'));
});

test('where a piece may pass but not stop there is a ring, and no dot', () => {
  const sign = drawn({ site: firstOf('square'), kind: 'forbidden' });
  expect(sign.querySelector('circle')).toBeNull();
  expect(sign.querySelector('[class*=ring]')).not.toBeNull();
});

test('a piece that can become another has a frame, below it and as wide as its square', () => {
  const frame = drawn({ site: firstOf('square'), kind: 'change' }, RingsBelow).querySelector('[class*=ring]');
  const ends =
    frame
      ?.getAttribute('d')
      ?.match(/-?\.\d+/g)
      ?.map(Number) ?? [];
  expect(ends.length).toBeGreaterThan(3);
  expect(Math.min(...ends.map(Math.abs))).toBeGreaterThan(0.4);
});

test('a piece that is captured elsewhere has the ring of a capture', () => {
  const [site, victim] = [firstOf('square'), firstOf('crossing')];
  const sign = drawn({ site, kind: 'captureElsewhere', victims: [victim] }, RingsBelow);
  expect(sign.getAttribute('data-kind')).toBe('capture');
});

test('the arrow from a piece that can be sent leads out at a side, where no other piece stands', () => {
  const [halo] = drawn({ site: firstOf('square'), kind: 'send' }, RingsBelow).querySelectorAll('path');
  const [, ...lines] = halo?.getAttribute('d')?.split('M') ?? [];
  const ends = lines.map(
    (line) =>
      line
        .match(/-?\d*\.?\d+/g)
        ?.slice(0, 2)
        .map(Number) ?? [],
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const [x = 0, y = 0] of ends)
    expect(Math.hypot(0.5 - Math.abs(x), 0.5 - Math.abs(y))).toBeGreaterThan(0.35);
});
