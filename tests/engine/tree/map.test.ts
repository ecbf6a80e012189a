import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLine } from '../../../src/engine/tree/edits.ts';
import { pathNear, pointsAlong, treeMap } from '../../../src/engine/tree/map.ts';
import { newTree } from '../../../src/engine/tree/tree.ts';
import { placesOf, pathOf } from '../../../src/engine/tree/walk.ts';
import { variantNamed } from '../../support/registry.ts';
import { trees } from '../../support/randomTree.ts';

const hex = variantNamed('hex39');
const tree = ['c3-b4 c7-b6', 'c3-b4 c7-d6 e3-d4', 'e3-d4'].reduce(
  (grown, line) => addLine(grown, [], line.split(' ')),
  newTree(hex),
);

describe('the map of a tree', () => {
  test('has a row for each line, which leaves the row above it', () => {
    const { rows, plies, parents } = treeMap(tree);
    expect(rows.map((places) => places.map(({ node }) => node.action))).toEqual([
      ['', 'c3-b4', 'c7-b6'],
      ['c7-d6', 'e3-d4'],
      ['e3-d4'],
    ]);
    expect(parents).toEqual([0, 0, 0]);
    expect(plies).toBe(3);
  });

  test('leads to the node nearest to a point', () => {
    expect(pathNear(tree, { ply: 2.4, row: -0.4 })).toEqual(['c3-b4', 'c7-b6']);
    expect(pathNear(tree, { ply: 9, row: 1.2 })).toEqual(['c3-b4', 'c7-d6', 'e3-d4']);
    expect(pathNear(tree, { ply: 0, row: 5 })).toEqual(['e3-d4']);
  });

  test('shows each node where a click leads back to it', () => {
    fc.assert(
      fc.property(trees(), (random) => {
        for (const path of placesOf(random).map(pathOf)) {
          const point = pointsAlong(random, path).at(-1);
          expect(point && pathNear(random, point)).toEqual(path);
        }
      }),
      { numRuns: 50 },
    );
  });
});
