// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Effect } from '../../src/engine/rules/effect.ts';
import type { Choice } from '../../src/engine/rules/move.ts';
import { pressButton } from '../../src/engine/rules/move.ts';
import { EMPTY, pieceOf } from '../../src/engine/rules/piece.ts';
import { WHITE } from '../../src/engine/rules/side.ts';
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
  const onCrossings = layerWith('[class*=last]', '[data-on=crossings]');
  expect(layerWith('path[class*=last]')).toBeLessThan(onCrossings);
  expect(layerWith('[class*=ready]')).toBeLessThan(onCrossings);
  expect(layerWith('[class*=movable]')).toBeLessThan(onCrossings);
  expect(layerWith('[class*=place]')).toBeLessThan(onCrossings);
  expect(onCrossings).toBeLessThan(layerWith('[data-piece-at]'));
});

test('on all boards tints are below walls, these below brackets, then arrows of a check, pieces and dots', () => {
  const chieftain = variantNamed('battle-chieftain');
  const { topology, start } = chieftain;
  const { container } = render(
    <svg>
      <Layers
        layout={layoutOf(topology, false, false)}
        labelled={false}
        set={Figure}
        variant={chieftain}
        board={start.board}
        layers={{
          terrain: chieftain.terrain(start),
          lastMove: [0],
          belowPieces: () => <g data-arrows />,
          targets: { targets: [{ kind: 'move', site: 1 }], binding: true },
        }}
      />
    </svg>,
  );
  const order = [
    'polygon[class*=last]',
    '[class*=terrain]',
    'path[class*=last]',
    '[data-arrows]',
    '[data-piece-at]',
    '[class*=dot]',
  ].map((selector) => [...container.querySelectorAll('*')].findIndex((element) => element.matches(selector)));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('a preview marks every place where something arrives; before it, what is at stake has a frame', () => {
  const { topology } = ben39;
  const [from = 0, to = 0, same = 0] = ['f6', 'f8', 'h6'].map((name) => siteNamed(topology, name));
  const pawn = pieceOf(1, WHITE);
  const board = ben39.start.board.map((_, each) => (each === from || each === same ? pawn : EMPTY));
  // What leaves f6 is followed by an equal piece, which arrives all the same.
  const effects: Effect[] = [{ kind: 'shift', from: [from, same], to: [to, from] }];
  const drawn = (choice: Choice | null) => {
    const { container, unmount } = render(
      <svg>
        <Layers
          layout={layoutOf(topology, false, false)}
          labelled={false}
          set={Figure}
          variant={ben39}
          board={board}
          layers={{ stakes: [from, same], preview: (visited) => visited && effects }}
          visited={createStore<Choice | null>()(() => choice)}
        />
      </svg>,
    );
    const counts = ['ready', 'arrival', 'gone'].map(
      (name) => container.querySelectorAll(`[class*=${name}]`).length,
    );
    unmount();
    return counts;
  };
  expect(drawn(null)).toEqual([2, 0, 0]);
  expect(drawn(pressButton('turn', { id: 'turn' }))).toEqual([0, 2, 2]);
});

test('the ring of a capture lies below the piece in it, so that it cuts off no foot; a dot lies above all', () => {
  const chess99 = variantNamed('chess99');
  const [rook, empty] = ['a9', 'e5'].map((name) => siteNamed(chess99.topology, name));
  const { container } = render(
    <svg>
      <Layers
        layout={layoutOf(chess99.topology, false, false)}
        labelled={false}
        set={Figure}
        variant={chess99}
        board={chess99.start.board}
        layers={{
          targets: {
            targets: [
              { kind: 'capture', site: rook ?? 0 },
              { kind: 'move', site: empty ?? 0 },
            ],
            binding: true,
          },
        }}
      />
    </svg>,
  );
  const layers = [...(container.querySelector('svg')?.children ?? [])];
  const layerWith = (selector: string) => layers.findIndex((layer) => layer.querySelector(selector) !== null);
  expect(layerWith('[data-kind=capture]')).toBeLessThan(layerWith('[data-piece-at]'));
  expect(layerWith('[data-piece-at]')).toBeLessThan(layerWith('[data-kind=move]'));
});
