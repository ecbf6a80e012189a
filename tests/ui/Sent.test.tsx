// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { EMPTY, pieceOf } from '../../src/engine/rules/piece.ts';
import type { Target } from '../../src/engine/rules/target.ts';
import { WHITE } from '../../src/engine/rules/side.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { Figure } from '../../src/ui/board/Figure.tsx';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { Sent } from '../../src/ui/board/Sent.tsx';

afterEach(cleanup);

const squares = ben39.topology.sites.flatMap(({ kind }, site) => (kind === 'square' ? [site] : []));
const [from = 0, goal = 0] = squares;

/** What is drawn for a piece that would be sent away, with pieces on some sites. */
function drawn(target: Target, occupied: readonly number[]): Element {
  const board = ben39.topology.sites.map((_, site) => (occupied.includes(site) ? pieceOf(1, WHITE) : EMPTY));
  const { container } = render(
    <svg>
      <Sent
        layout={layoutOf(ben39.topology, false, false)}
        set={Figure}
        variant={ben39}
        board={board}
        targets={[target]}
        turnedSide={null}
      />
    </svg>,
  );
  return container;
}

test('a piece that can be sent away is drawn where it would arrive, with the way to there', () => {
  const signs = drawn({ site: from, kind: 'send', leadsTo: goal }, [from]);
  expect(signs.querySelectorAll('[class*=link]')).toHaveLength(1);
  expect(signs.querySelectorAll('[class*=arrival]')).toHaveLength(1);
  expect(signs.querySelectorAll('g[transform]').length).toBeGreaterThan(0);
});

test('where it would capture a piece it is not drawn over that piece', () => {
  const signs = drawn({ site: from, kind: 'sendToCapture', leadsTo: goal }, [from, goal]);
  expect(signs.querySelectorAll('[class*=link]')).toHaveLength(1);
  expect(signs.querySelectorAll('[class*=arrival]')).toHaveLength(0);
});

test('a target to which nothing is sent has neither', () => {
  expect(drawn({ site: from, kind: 'move' }, []).querySelectorAll('path')).toHaveLength(0);
});
