import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { holesIn } from '../../src/ui/board/holes.ts';
import { registry, variantNamed } from '../support/registry.ts';

const holesOf = (id: string) => holesIn(layoutOf(variantNamed(id).topology, false, false));

/** The holes as a picture: `.` for one. */
function drawn(id: string): string[] {
  const { width, height } = variantNamed(id).topology;
  const holes = holesOf(id);
  return Array.from({ length: height }, (_, top) =>
    Array.from({ length: width }, (__, left) =>
      holes.some((hole) => hole.left === left && hole.top === top) ? '.' : '+',
    ).join(''),
  );
}

describe('the holes in a board', () => {
  it('are where a piece of Battle Chieftain can fly over nothing', () => {
    expect(drawn('battle-chieftain')).toEqual([
      '++++++++++',
      '.+.++++.+.',
      '.++++++++.',
      '.+++..+++.',
      '.++++++++.',
      '++.++++.++',
      '.++++++++.',
      '.+++..+++.',
      '.++++++++.',
      '.+.++++.+.',
      '++++++++++',
    ]);
  });

  it.each(registry.filter(({ game }) => game !== 'battle-chieftain').map(({ id }) => id))(
    'are none in %s',
    (id) => {
      expect(holesOf(id)).toEqual([]);
    },
  );
});
