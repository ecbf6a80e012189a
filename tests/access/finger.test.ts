import { describe, expect, test } from 'vitest';
import { hitRate } from '../../scripts/access/finger.ts';
import { gamesOf } from '../../scripts/access/games.ts';
import { PHONES, boardWidth } from '../../scripts/access/screens.ts';
import { tapsIn } from '../../scripts/access/taps.ts';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { registry } from '../support/registry.ts';

/** How many taps on legal targets must hit, by how far a finger scatters along each axis, in pixels. */
const REQUIRED = [
  { scatter: 6, rate: 0.97 },
  { scatter: 8, rate: 0.93 },
];

describe.each(registry.map((variant) => [variant.id, variant] as const))('%s', (id, variant) => {
  const targets = tapsIn(gamesOf(variant)).filter(({ kind }) => kind === 'target');
  const layout = layoutOf(variant.topology, false, true);

  test.each(PHONES)('a finger hits the target it means on $width by $height', (screen) => {
    expect(targets.length).toBeGreaterThan(100);
    const scale = boardWidth(id, screen) / layout.width;
    for (const { scatter, rate } of REQUIRED)
      expect(hitRate(layout, targets, scale, scatter), `${String(scatter)} px`).toBeGreaterThan(rate);
  });
});
