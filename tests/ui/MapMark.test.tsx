// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { manners } from '../../src/engine/rules/movementMap.ts';
import { RingsBelow } from '../../src/ui/board/Targets.tsx';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { MapMark } from '../../src/ui/board/MapMark.tsx';
import { variantNamed } from '../support/registry.ts';

afterEach(cleanup);

const ringsIn = (container: Element) =>
  [...container.querySelectorAll('path, rect, circle')].map((ring) => ring.getAttribute('d'));

test.each(manners)(
  'what can be captured by one that %ss has the ring around it that it has in a game, clear of its figure',
  (how) => {
    const { topology } = variantNamed('tns');
    const inGame = render(
      <svg>
        <RingsBelow layout={layoutOf(topology, false, false)} targets={[{ site: 0, kind: 'capture' }]} />
      </svg>,
    );
    const inPattern = render(
      <svg>
        <MapMark how={how} when="always" around />
      </svg>,
    );
    expect(ringsIn(inPattern.container)).toEqual(ringsIn(inGame.container));
  },
);
