// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { at } from '../../src/engine/at.ts';
import type { Lit } from '../../src/engine/rules/lens.ts';
import { EMPTY, pieceOf } from '../../src/engine/rules/piece.ts';
import type { Board } from '../../src/engine/rules/position.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import { WHITE } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Point } from '../../src/engine/topology/site.ts';
import { hasCrossings } from '../../src/engine/topology/topology.ts';
import { boundsOf, centreOf, isCrossing, layoutOf } from '../../src/ui/board/geometry.ts';
import { LensFigures } from '../../src/ui/board/Lens.tsx';
import { registry } from '../support/registry.ts';

afterEach(cleanup);

/** The radius of the disc of a piece on a crossing. */
const DISC = 0.3;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a plate is drawn. */
function boxOf(plate: Element): Box {
  const number = (name: string) => parseFloat(plate.getAttribute(name) ?? '0');
  const [, x, y] =
    /translate\(([-\d.e]+) ([-\d.e]+)\)/.exec(plate.parentElement?.getAttribute('transform') ?? '') ?? [];
  const [left, top] = [Number(x) + number('x'), Number(y) + number('y')];
  return { left, right: left + number('width'), top, bottom: top + number('height') };
}

/** Where a board has its pieces: nowhere, everywhere, or as in the start. */
const boardsOf = ({ topology, start }: Variant): readonly Board[] => [
  topology.sites.map(() => EMPTY),
  topology.sites.map(() => pieceOf(0, WHITE)),
  start.board,
];

const distanceTo = ({ left, right, top, bottom }: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));

test.each(registry)(
  '$id: a lens writes a figure on a plate inside its site, and not over a piece beside it',
  (variant) => {
    const { topology } = variant;
    for (const flipped of [false, true])
      for (const board of boardsOf(variant)) {
        const layout = layoutOf(topology, flipped, true);
        const lit = topology.sites.map((_, site): Lit => ({
          site,
          tone: 'white',
          label: { id: 'lens/site-reached' },
          figure: '1',
        }));
        const { container, unmount } = render(
          <svg>
            <LensFigures layout={layout} lit={lit} board={board} />
          </svg>,
        );
        const boxes = [...container.querySelectorAll('rect')].map(boxOf);
        unmount();
        expect(boxes).toHaveLength(topology.sites.length);
        for (const [site, { name }] of topology.sites.entries()) {
          if (isCrossing(layout, site)) continue;
          const box = at(boxes, site);
          const bounds = boundsOf(layout, site);
          for (const edge of ['left', 'top'] as const) expect(box[edge], name).toBeGreaterThan(bounds[edge]);
          for (const edge of ['right', 'bottom'] as const) expect(box[edge], name).toBeLessThan(bounds[edge]);
          for (const [other, { kind }] of topology.sites.entries())
            if (kind === 'crossing' && pieceAt(board, other) !== EMPTY)
              expect(distanceTo(box, centreOf(layout, other)), name).toBeGreaterThan(DISC);
        }
      }
  },
);

// Figures are narrow at the foot, and what a movable square has at its sides is seen.
test.each(registry)(
  '$id: the plate of a figure is clear of the head of a piece and of the arrows of a movable square',
  (variant) => {
    const { topology } = variant;
    const layout = layoutOf(topology, false, true);
    for (const board of boardsOf(variant).slice(1)) {
      for (const site of topology.sites.keys()) {
        // A corner may be taken by another piece.
        if (isCrossing(layout, site) || hasCrossings(topology)) continue;
        const { container, unmount } = render(
          <svg>
            <LensFigures
              layout={layout}
              lit={[{ site, tone: 'white', label: { id: 'lens/site-reached' }, figure: '1' }]}
              board={board}
            />
          </svg>,
        );
        const [plate] = [...container.querySelectorAll('rect')].map(boxOf);
        unmount();
        expect(plate?.top).toBeGreaterThan(centreOf(layout, site)[1] + 0.1);
      }
    }
  },
);
