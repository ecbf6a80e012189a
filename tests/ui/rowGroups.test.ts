import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movesAt, positionAt } from '../../src/engine/game/game.ts';
import { treeRows } from '../../src/engine/record/treeRows.ts';
import { addAction, addLine } from '../../src/engine/tree/edits.ts';
import type { Tree } from '../../src/engine/tree/tree.ts';
import { gameAlong, newTree } from '../../src/engine/tree/tree.ts';
import { groupsOf } from '../../src/ui/explore/rowGroups.ts';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import { trees } from '../support/randomTree.ts';
import { registry } from '../support/registry.ts';
import { runs } from '../support/runs.ts';

const groupsIn = (tree: Tree) => groupsOf(treeRows(tree));

describe('the groups of the rows of a tree', () => {
  it('have all rows, in their order', () => {
    fc.assert(
      fc.property(trees(200), (tree) => {
        expect(groupsIn(tree).flat()).toEqual(treeRows(tree));
      }),
      { numRuns: runs(30) },
    );
  });

  it.each(registry)(
    'stay the same but for one or two when a long line of $name gets a variation',
    (variant) => {
      const line = randomGame(variant, 1, 1_500).steps.map(({ action }) => action);
      const tree = addLine(newTree(variant), [], line);
      const [rows, groups] = [new Set(treeRows(tree)), new Set(groupsIn(tree))];
      const path = line.slice(0, 4);
      const other = movesAt(gameAlong(tree, path), path.length)
        .map((move) => variant.writeMove(positionAt(gameAlong(tree, path), path.length), move))
        .find((action) => action !== line[4]);
      const changed = addAction(tree, path, other ?? '');
      // What is before the variation, the variation, and what is after it.
      expect(treeRows(changed).filter((row) => !rows.has(row)).length).toBeLessThanOrEqual(3);
      expect(groupsIn(changed).filter((group) => !groups.has(group)).length).toBeLessThanOrEqual(2);
    },
  );
});
