// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { ZoneNames } from '../../src/ui/board/ZoneNames.tsx';

afterEach(cleanup);

test.each([
  [false, ['White', 'Black']],
  [true, ['Black', 'White']],
] as const)('the name of a side stands beside its zone, also on a flipped board: %s', (flipped, fromTop) => {
  const { container } = render(
    <svg>
      <ZoneNames layout={layoutOf(tns.topology, flipped, true)} terrain={tns.terrain(tns.start)} />
    </svg>,
  );
  const texts = [...container.querySelectorAll('text')];
  const placeOf = (text: Element) => Number(text.getAttribute('y'));
  expect(texts.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ textContent }) => textContent)).toEqual(
    fromTop.flatMap((side) => [`${side}’s`, 'zone']),
  );
  for (const text of texts) expect(Number(text.getAttribute('x'))).toBeGreaterThan(6);
});
