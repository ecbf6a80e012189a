// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { Figure } from '../../src/ui/board/Figure.tsx';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { Layers } from '../../src/ui/board/Layers.tsx';
import { variantNamed } from '../support/registry.ts';

afterEach(cleanup);

const ben39 = variantNamed('ben39');
const [square, crossing] = ['f6', 'g5'].map((name) => siteNamed(ben39.topology, name));

test('what is on a crossing lies on the squares around it, and on their marks and frames', () => {
  const { container } = render(
    <svg>
      <Layers
        layout={layoutOf(ben39.topology, false, false)}
        labelled={false}
        set={Figure}
        variant={ben39}
        board={ben39.start.board}
        layers={{
          terrain: ben39.terrain(ben39.start),
          marks: [{ kind: 'ready', site: square ?? 0, label: { id: 'ready' } }],
          lastMove: [square ?? 0, crossing ?? 0],
          targets: { targets: [{ kind: 'ground', site: square ?? 0 }], binding: true },
        }}
      />
    </svg>,
  );
  const layers = [...(container.querySelector('svg')?.children ?? [])];
  const layerWith = (selector: string, on = '*') =>
    layers.findIndex((layer) => layer.matches(on) && layer.querySelector(selector) !== null);
  const onCrossings = layerWith('[class*=corners]', '[data-on=crossings]');
  expect(layerWith('[class*=corners]')).toBeLessThan(onCrossings);
  expect(layerWith('[class*=ready]')).toBeLessThan(onCrossings);
  expect(layerWith('[class*=movable]')).toBeLessThan(onCrossings);
  expect(layerWith('[class*=place]')).toBeLessThan(onCrossings);
  expect(onCrossings).toBeLessThan(layerWith('[data-piece-at]'));
});
