// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import type { Mark } from '../../src/engine/rules/mark.ts';
import { Figure } from '../../src/ui/board/Figure.tsx';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { Layers } from '../../src/ui/board/Layers.tsx';

afterEach(cleanup);

const label = { id: 'common/in-check' };

/** The classes of the layers from the bottom to the top, and how many seals there are. */
function drawingWith(variant: typeof ben39 | typeof battleChieftains.standard, marks: readonly Mark[]) {
  const { container } = render(
    <svg>
      <Layers
        layout={layoutOf(variant.topology, false, false)}
        labelled={false}
        set={Figure}
        variant={variant}
        board={variant.start.board}
        layers={{ marks }}
      />
    </svg>,
  );
  return {
    layers: [...(container.querySelector('svg')?.children ?? [])].map(({ classList }) => classList.value),
    seals: container.querySelectorAll('[class*=seals] circle').length,
  };
}

test('a piece that cannot move has a seal, above the pieces; nothing else has', () => {
  const { layers, seals } = drawingWith(ben39, [
    { kind: 'frozen', site: 3, label },
    { kind: 'check', site: 4, label },
  ]);
  expect(seals).toBe(1);
  const layerOf = (name: string) => layers.findIndex((classes) => classes.includes(name));
  expect(layerOf('seals')).toBeGreaterThan(layerOf('pieces'));
});

test('boards without such pieces have no seals', () => {
  expect(drawingWith(battleChieftains.standard, []).seals).toBe(0);
});
