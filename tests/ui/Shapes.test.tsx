// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { Layers } from '../../src/ui/board/Layers.tsx';
import { Figure } from '../../src/ui/board/Figure.tsx';
import { WithShapes } from '../../src/ui/board/Shapes.tsx';
import type { DrawnShape } from '../../src/ui/board/ShapesContext.ts';
import { variantNamed } from '../support/registry.ts';

afterEach(cleanup);

const variant = variantNamed('hex39');

/** The outlines of one shape, and the names of their classes. */
function drawn(shape: DrawnShape) {
  const { container } = render(
    <WithShapes shapes={[shape]}>
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
    </WithShapes>,
  );
  return [...container.querySelectorAll('[data-colour]')].map((element) => ({
    isHollow: element.getAttribute('class')?.includes('hollow') ?? false,
    outlines: element.getAttribute('d')?.match(/z/g)?.length ?? 0,
  }));
}

test.each([
  { what: 'an arrow', to: 5, outlines: 1 },
  { what: 'a circle', to: 0, outlines: 2 },
])('$what of the computer is hollow in whatever colour, one that a person has drawn is a stroke', (one) => {
  for (const colour of ['green', 'blue', 'red'] as const) {
    const shape = { colour, from: 0, to: one.to };
    expect(drawn({ ...shape, by: 'computer' })).toEqual([{ isHollow: true, outlines: one.outlines }]);
    expect(drawn(shape)).toEqual([{ isHollow: false, outlines: 0 }]);
    cleanup();
  }
});
