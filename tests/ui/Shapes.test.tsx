// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { Layers } from '../../src/ui/board/Layers.tsx';
import { Figure } from '../../src/ui/board/Figure.tsx';
import { Shapes } from '../../src/ui/board/Shapes.tsx';
import type { DrawnShape } from '../../src/ui/board/ShapesContext.ts';
import { OverlayContext, ShapesContext } from '../../src/ui/board/ShapesContext.ts';
import { variantNamed } from '../support/registry.ts';

afterEach(cleanup);

const variant = variantNamed('hex39');

/** What is drawn for one shape: its outlines, with whether they are hollow, the lines below, and what is written. */
function drawn(shape: DrawnShape) {
  cleanup();
  const { container } = render(
    <OverlayContext value={{ Drawing: Shapes }}>
      <ShapesContext value={[shape]}>
        <svg>
          <Layers
            layout={layoutOf(variant.topology, false, false)}
            labelled={false}
            set={Figure}
            variant={variant}
            board={variant.start.board}
            layers={{}}
          />
        </svg>
      </ShapesContext>
    </OverlayContext>,
  );
  const shapes = [...container.querySelectorAll('[data-colour]')].map((element) => ({
    isHollow: element.getAttribute('class')?.includes('hollow') ?? false,
    outlines: element.getAttribute('d')?.match(/z/g)?.length ?? 0,
  }));
  return {
    svg: container.querySelector('svg'),
    shapes,
    casings: [...container.querySelectorAll('[class*=casing]')],
    figures: [...container.querySelectorAll('[class*=figure] > text')].map((text) => text.textContent),
  };
}

test.each([
  { what: 'an arrow', to: 5, outlines: 1 },
  { what: 'a circle', to: 0, outlines: 2 },
])('$what of the computer is hollow, one that a person has drawn is a stroke', ({ to, outlines }) => {
  for (const colour of ['move', 'reply'] as const)
    expect(drawn({ colour, from: 0, to }).shapes).toEqual([{ isHollow: true, outlines }]);
  for (const colour of ['green', 'blue', 'red'] as const)
    expect(drawn({ colour, from: 0, to }).shapes).toEqual([{ isHollow: false, outlines: 0 }]);
});

test.each([
  { what: 'an arrow', to: 5 },
  { what: 'a circle', to: 0 },
])('$what that a person has drawn lies on a light line, which is seen on black pieces', ({ to }) => {
  const { casings, svg } = drawn({ colour: 'blue', from: 0, to });
  const [casing] = casings;
  const stroke = svg?.querySelector('[data-colour]');
  expect(casings).toHaveLength(1);
  expect(casing && stroke && casing.compareDocumentPosition(stroke)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an arrow of the computer has a figure, such as the number of its line', () => {
  expect(drawn({ colour: 'move', from: 0, to: 5, figure: '2' }).figures).toEqual(['2']);
  expect(drawn({ colour: 'move', from: 0, to: 5 }).figures).toEqual([]);
});
