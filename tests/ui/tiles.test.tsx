import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { oneOfEachName } from '../support/registry.ts';
import { at } from '../../src/engine/at.ts';
import { pieceOf } from '../../src/engine/rules/piece.ts';
import { WHITE } from '../../src/engine/rules/side.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { tileOf } from '../../src/ui/board/tiles.ts';
import { WayMarks } from '../../src/ui/board/WayMarks.tsx';

/** In units of the figures’ grid: where the frame of a tile begins, and the line width of a hollow dot. */
const FRAME = 16.8;
const RING_LINE = 1.8;

describe.each(oneOfEachName.map((variant) => [variant.id, variant] as const))('in %s', (_, variant) => {
  test('by the distance of the tile, its corners are as far from the middle as its sides', () => {
    const { distance } = tileOf(variant);
    const { outline, centre } = shapeOf(variant.topology, 0);
    const corners = outline.map(([x, y]) => distance([x - centre[0], y - centre[1]]));
    for (const corner of corners) expect(corner / distance([0.5, 0])).toBeCloseTo(1);
  });

  test('no dot of a piece touches the frame of its tile or another dot', () => {
    const { distance } = tileOf(variant);
    for (const kind of [...variant.kinds.keys()].slice(1)) {
      const drawn = renderToStaticMarkup(
        <WayMarks variant={variant} piece={pieceOf(kind, WHITE)} isTurned={false} />,
      );
      const dots = [...drawn.matchAll(/<circle class="([^"]+)" cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)].map(
        ([, looks = '', x, y, r]) => ({
          place: [Number(x), Number(y)] as const,
          radius: Number(r) + (looks.includes('ring') ? RING_LINE / 2 : 0),
        }),
      );
      const { name } = at(variant.kinds, kind);
      for (const [i, { place, radius }] of dots.entries()) {
        expect(distance(place) + radius, name).toBeLessThan(FRAME);
        for (const other of dots.slice(i + 1)) {
          const apart = Math.hypot(place[0] - other.place[0], place[1] - other.place[1]);
          expect(apart, name).toBeGreaterThan(radius + other.radius);
        }
      }
    }
  });
});
