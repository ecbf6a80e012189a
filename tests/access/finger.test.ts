import { describe, expect, test } from 'vitest';
import { hitRate } from '../../scripts/access/finger.ts';
import { gamesOf } from '../../scripts/access/games.ts';
import { PHONES, boardWidth } from '../../scripts/access/screens.ts';
import { tapsIn } from '../../scripts/access/taps.ts';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { registry } from '../support/registry.ts';

/**
 * How many taps must hit that go to a place where the picked piece can go, or to another piece that can move: by
 * how far a finger scatters along each axis, in pixels.
 */
const REQUIRED = [
  { kind: 'target', scatter: 6, rate: 0.97 },
  { kind: 'target', scatter: 8, rate: 0.93 },
  { kind: 'other piece', scatter: 6, rate: 0.93 },
];

describe.each(registry.map((variant) => [variant.id, variant] as const))('%s', (id, variant) => {
  const taps = tapsIn(gamesOf(variant));
  const layout = layoutOf(variant.topology, false, true);

  test.each(PHONES)('a finger hits what it means on $width by $height', (screen) => {
    const scale = boardWidth(id, screen) / layout.width;
    for (const { kind, scatter, rate } of REQUIRED) {
      const ofKind = taps.filter((tap) => tap.kind === kind);
      expect(ofKind.length).toBeGreaterThan(100);
      expect(hitRate(layout, ofKind, scale, scatter), `${kind}, ${String(scatter)} px`).toBeGreaterThan(rate);
    }
  });
});
