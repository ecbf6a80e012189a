// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import type { Board } from '../../src/engine/rules/position.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { Entrances } from '../../src/ui/board/Entrances.tsx';
import { layoutOf } from '../../src/ui/board/geometry.ts';

afterEach(cleanup);

const { topology, start } = tns;
const terrain = tns.terrain(start);

test('a zone begins with a line, on whichever side its player sits, on which teeth point into it where no piece stands', () => {
  const entrances = (flipped: boolean, board: Board) => {
    const { container } = render(
      <svg>
        <Entrances
          layout={layoutOf(topology, flipped, false)}
          terrain={terrain}
          board={board}
          labelled={false}
        />
      </svg>,
    );
    return [...container.querySelectorAll('path')].map((path) => {
      const side = path.matches('[class*=black]') ? 'Black' : 'White';
      const teeth = path.getAttribute('d')?.match(/H[\d.]+l/g) ?? [];
      return [side, path.getAttribute('transform'), ...teeth.map((tooth) => tooth.slice(1, -1))];
    });
  };
  // Around the middle of the squares of ranks 7 and 3.
  const teeth = ['1.4', '2.4', '3.4', '4.4', '5.4'];
  const [up, down] = ['translate(0 3) scale(1 1)', 'translate(0 6) scale(1 -1)'];
  const empty = start.board.map(() => EMPTY);
  expect(entrances(false, empty)).toEqual([
    ['White', up, ...teeth],
    ['Black', down, ...teeth],
  ]);
  expect(entrances(true, empty)).toEqual([
    ['White', down, ...teeth],
    ['Black', up, ...teeth],
  ]);
  // The ferz and the wazirs of either side stand behind the line, beside two empty squares.
  expect(entrances(false, start.board)).toEqual([
    ['White', up, '1.4', '5.4'],
    ['Black', down, '1.4', '5.4'],
  ]);
});

test.each([
  [false, ['White', 'Black']],
  [true, ['Black', 'White']],
] as const)('beside a zone stands whose it is, also on a flipped board: %s', (flipped, fromTop) => {
  const { container } = render(
    <svg>
      <Entrances layout={layoutOf(topology, flipped, true)} terrain={terrain} board={start.board} labelled />
    </svg>,
  );
  const texts = [...container.querySelectorAll('text')];
  const placeOf = (text: Element) => Number(text.getAttribute('y'));
  expect(texts.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ textContent }) => textContent)).toEqual(
    fromTop.flatMap((side) => [side, 'promotes']),
  );
  for (const text of texts) expect(Number(text.getAttribute('x'))).toBeGreaterThan(6);
});
