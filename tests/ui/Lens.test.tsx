// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { at } from '../../src/engine/at.ts';
import type { Lit } from '../../src/engine/rules/lens.ts';
import type { Point } from '../../src/engine/topology/site.ts';
import { boundsOf, centreOf, isCrossing, layoutOf } from '../../src/ui/board/geometry.ts';
import { LensFigures } from '../../src/ui/board/Lens.tsx';
import { registry } from '../support/registry.ts';

afterEach(cleanup);

/** The largest letters of a figure, and the width and the height of a digit, as shares of them. */
const LETTER = 0.28;
const DIGIT = { width: 0.54, height: 0.7 };
/** The radius of the disc of a piece on a crossing. */
const DISC = 0.3;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a digit is drawn. */
function boxOf(text: Element): Box {
  const number = (name: string) => parseFloat(text.getAttribute(name) ?? '0');
  const share = { start: 0, middle: 0.5, end: 1 }[text.getAttribute('text-anchor') ?? 'start'] ?? NaN;
  const width = DIGIT.width * LETTER;
  const left = number('x') - share * width;
  const bottom = number('y') + number('dy') * LETTER;
  return { left, right: left + width, top: bottom - DIGIT.height * LETTER, bottom };
}

const distanceTo = ({ left, right, top, bottom }: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));

test.each(registry)(
  '$id: a lens writes a figure inside its site, and not over a piece beside it',
  ({ topology }) => {
    for (const flipped of [false, true]) {
      const layout = layoutOf(topology, flipped, true);
      const lit = topology.sites.map((_, site): Lit => ({
        site,
        tone: 'white',
        label: { id: 'lens/site-reached' },
        figure: '1',
      }));
      const { container, unmount } = render(
        <svg>
          <LensFigures layout={layout} lit={lit} />
        </svg>,
      );
      const boxes = [...container.querySelectorAll('text')].map(boxOf);
      unmount();
      expect(boxes).toHaveLength(topology.sites.length);
      for (const [site, { name }] of topology.sites.entries()) {
        const box = at(boxes, site);
        const bounds = boundsOf(layout, site);
        for (const edge of ['left', 'top'] as const) expect(box[edge], name).toBeGreaterThan(bounds[edge]);
        for (const edge of ['right', 'bottom'] as const) expect(box[edge], name).toBeLessThan(bounds[edge]);
        for (const [other, { kind }] of topology.sites.entries())
          if (kind === 'crossing' && !isCrossing(layout, site))
            expect(distanceTo(box, centreOf(layout, other)), name).toBeGreaterThan(DISC);
      }
    }
  },
);
