import { describe, expect, test } from 'vitest';
import { diagramOf } from '../../../support/diagram.ts';
import { actionsOf } from '../../../support/play.ts';
import { differingField, farWalls, standard, unevenField } from './board.ts';

/** The squares of a board as a picture, with `-` for a gap. */
function picture({ topology }: typeof standard): string[] {
  return Array.from({ length: 11 }, (_, i) =>
    Array.from({ length: 10 }, (__, column) =>
      topology.sites.some((site) => site.column === column && site.row === 10 - i) ? '+' : '-',
    ).join(''),
  );
}

describe('the boards', () => {
  test('have 84 squares each', () => {
    for (const variant of [standard, farWalls, differingField, unevenField])
      expect(variant.topology.sites).toHaveLength(84);
  });

  test('have their gaps where the inventor put them', () => {
    expect(picture(standard)).toEqual([
      '++++++++++',
      '-+-++++-+-',
      '-++++++++-',
      '-+++--+++-',
      '-++++++++-',
      '++-++++-++',
      '-++++++++-',
      '-+++--+++-',
      '-++++++++-',
      '-+-++++-+-',
      '++++++++++',
    ]);
    expect(picture(farWalls)).toEqual(picture(standard));
    expect([picture(differingField)[3], picture(differingField)[7]]).toEqual(['-++-++-++-', '-++-++-++-']);
    expect([picture(unevenField)[3], picture(unevenField)[7]]).toEqual(['-++-++-++-', '-+++--+++-']);
  });

  test('begin with ten berserkers on each back rank', () => {
    expect(diagramOf(standard, standard.start).split('\n').at(-1)).toBe('B B B B B B B B B B');
    expect(diagramOf(standard, standard.start).split('\n').at(0)).toBe('b b b b b b b b b b');
  });
});

describe('placing the kings', () => {
  test('is on a side’s own wall, near or far', () => {
    expect(actionsOf(standard, standard.start)).toEqual(['K@b2', 'K@d2', 'K@e2', 'K@f2', 'K@g2', 'K@i2']);
    expect(actionsOf(farWalls, farWalls.start)).toEqual([
      'K@b10',
      'K@d10',
      'K@e10',
      'K@f10',
      'K@g10',
      'K@i10',
    ]);
  });
});
