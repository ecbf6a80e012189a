// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { checksOn } from '../../src/engine/game/checks.ts';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { CheckLines } from '../../src/ui/board/CheckLines.tsx';
import { variantNamed } from '../support/registry.ts';
import { valueOf } from '../support/result.ts';

afterEach(cleanup);

const chess99 = variantNamed('chess99');

const linesIn = (start: string) => {
  const checks = checksOn(chess99, valueOf(chess99.readPosition(start)));
  const { container } = render(
    <svg>
      <CheckLines layout={layoutOf(chess99.topology, false, false)} checks={checks} />
    </svg>,
  );
  return [...container.querySelectorAll('path')].map((arrow) => arrow.getAttribute('transform'));
};

test('an arrow leads from each piece that gives check towards the king', () => {
  expect(linesIn('4k4/9/9/9/B8/9/9/9/4R3K b - 9')).toEqual([
    'translate(4.5 8.5) rotate(-90)',
    'translate(0.5 4.5) rotate(-45)',
  ]);
});

test('without a check there is none', () => {
  expect(linesIn('4k4/9/9/9/9/9/9/9/8K b - 9')).toEqual([]);
});
