import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import {
  addAction,
  addLine,
  annotate,
  canKeepOnly,
  canMakeMainLine,
  canPromote,
  collapse,
  follow,
  keepOnly,
  makeMainLine,
  promote,
  removeFrom,
  removeVariation,
  variationStart,
} from '../../../src/engine/tree/edits.ts';
import { withComment } from '../../../src/engine/tree/notes.ts';
import type { Tree, TreePath } from '../../../src/engine/tree/tree.ts';
import {
  endOfLine,
  gameAlong,
  isSamePath,
  isWithin,
  newTree,
  nodeAt,
  sizeOf,
  treeOf,
} from '../../../src/engine/tree/tree.ts';
import { legalPart } from '../../../src/engine/tree/legal.ts';
import { placesOf } from '../../../src/engine/tree/walk.ts';
import { pathsIn, pickedPath, trees } from '../../support/randomTree.ts';
import { variantNamed } from '../../support/registry.ts';
import { runs } from '../../support/runs.ts';

const hex = variantNamed('hex39');

/** A tree of Hex 39 with lines of actions. */
const treeWith = (...lines: readonly string[]): Tree =>
  lines.reduce((tree, line) => addLine(tree, [], line.split(' ')), newTree(hex));

const path = (line: string): TreePath => (line === '' ? [] : line.split(' '));

/** Every operation that changes a tree at a path. */
const operations: Readonly<Record<string, (tree: Tree, path: TreePath) => Tree>> = {
  promote,
  makeMainLine,
  removeFrom,
  removeVariation,
  keepOnly,
  collapse: (tree, path) => collapse(tree, path, true),
  annotate: (tree, path) => annotate(tree, path, (notes) => withComment(notes, 'x')),
};

describe('every operation on a tree', () => {
  it.each(Object.entries(operations))(
    '%s leaves legal lines, each action once, and the game',
    (_, operate) => {
      fc.assert(
        fc.property(trees(), fc.nat(), fc.nat(), (grown, pick, other) => {
          const played = pickedPath(grown, other);
          const tree = follow(grown, played);
          const before = JSON.stringify(tree.root);
          const changed = operate(tree, pickedPath(tree, pick));
          expect(JSON.stringify(tree.root)).toBe(before);
          expect(legalPart(changed).illegal).toEqual([]);
          for (const { node } of placesOf(changed)) {
            const actions = node.children.map(({ action }) => action);
            expect(new Set(actions).size).toBe(actions.length);
          }
          expect(isWithin(played, endOfLine(changed, []))).toBe(true);
          expect(isSamePath(changed.played, played)).toBe(true);
        }),
        { numRuns: runs(60) },
      );
    },
  );

  it('returns the tree itself at a path that is not in it', () => {
    const tree = treeWith('c3-b4');
    for (const operate of Object.values(operations)) expect(operate(tree, path('e3-d4'))).toBe(tree);
  });

  it.each([
    ['promote', promote, canPromote],
    ['makeMainLine', makeMainLine, canMakeMainLine],
    ['keepOnly', keepOnly, canKeepOnly],
  ] as const)('%s changes the tree where it is said to', (_, operate, can) => {
    fc.assert(
      fc.property(trees(), fc.nat(), fc.nat(), (grown, pick, other) => {
        const tree = follow(grown, pickedPath(grown, other));
        const picked = pickedPath(tree, pick);
        expect(can(tree, picked)).toBe(operate(tree, picked) !== tree);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('adding an action', () => {
  it('enters the one that is there', () => {
    const tree = treeWith('c3-b4');
    expect(addAction(tree, [], 'c3-b4')).toBe(tree);
  });

  it('puts a new one after those that are there', () => {
    const tree = addAction(treeWith('c3-b4'), [], 'e3-d4');
    expect(tree.root.children.map(({ action }) => action)).toEqual(['c3-b4', 'e3-d4']);
  });

  it('shares everything else with the tree before', () => {
    const tree = treeWith('c3-b4 c7-b6', 'e3-d4');
    const longer = addAction(tree, path('e3-d4'), 'c7-d6');
    expect(at(longer.root.children, 0)).toBe(at(tree.root.children, 0));
  });
});

describe('promoting', () => {
  it('puts the variation of a node before those beside it', () => {
    const tree = treeWith('c3-b4 c7-b6', 'c3-b4 c7-d6 e3-d4', 'e3-d4');
    const promoted = promote(tree, path('c3-b4 c7-d6 e3-d4'));
    expect(endOfLine(promoted, [])).toEqual(path('c3-b4 c7-d6 e3-d4'));
  });

  it('raises a variation by one level at a time, and a main line makes it the first', () => {
    const tree = treeWith('c3-b4 c7-b6', 'e3-d4 c7-b6', 'e3-d4 c7-d6');
    const deep = path('e3-d4 c7-d6');
    expect(variationStart(tree, deep)).toBe(2);
    const once = promote(tree, deep);
    expect(endOfLine(once, [])).toEqual(path('c3-b4 c7-b6'));
    expect(endOfLine(once, path('e3-d4'))).toEqual(deep);
    expect(endOfLine(promote(once, deep), [])).toEqual(deep);
    expect(endOfLine(makeMainLine(tree, deep), [])).toEqual(deep);
  });

  it('never puts a variation before the game that was played', () => {
    const game = gameAlong(newTree(hex), path('c3-b4 c7-b6'));
    const tree = addLine(addLine(treeOf(game), [], path('e3-d4')), [], path('g3-f4'));
    const promoted = makeMainLine(tree, path('g3-f4'));
    expect(promoted.root.children.map(({ action }) => action)).toEqual(['c3-b4', 'g3-f4', 'e3-d4']);
  });

  it('does nothing to a main line', () => {
    const tree = treeWith('c3-b4 c7-b6', 'e3-d4');
    expect(promote(tree, path('c3-b4 c7-b6'))).toBe(tree);
    expect(makeMainLine(tree, path('c3-b4 c7-b6'))).toBe(tree);
  });
});

describe('removing', () => {
  it('takes a node with all that follows', () => {
    const tree = treeWith('c3-b4 c7-b6 e3-d4', 'c3-b4 c7-d6');
    expect(pathsIn(removeFrom(tree, path('c3-b4 c7-b6')))).toEqual(['', 'c3-b4', 'c3-b4 c7-d6']);
  });

  it('takes a whole variation, from where it leaves the line before', () => {
    const tree = treeWith('c3-b4 c7-b6 e3-d4', 'c3-b4 c7-d6 e3-d4 e7-f6');
    expect(pathsIn(removeVariation(tree, path('c3-b4 c7-d6 e3-d4')))).toEqual([
      '',
      'c3-b4',
      'c3-b4 c7-b6',
      'c3-b4 c7-b6 e3-d4',
    ]);
  });

  it('leaves the root, the main line as a whole, and the game that was played', () => {
    const tree = treeWith('c3-b4 c7-b6');
    expect(removeFrom(tree, [])).toBe(tree);
    expect(removeVariation(tree, path('c3-b4'))).toBe(tree);
    const game = treeOf(gameAlong(tree, path('c3-b4 c7-b6')));
    expect(removeFrom(game, path('c3-b4'))).toBe(game);
  });
});

describe('keeping only a line', () => {
  it('keeps what leads to a node, what follows it, and the game', () => {
    const game = treeOf(gameAlong(newTree(hex), path('c3-b4 c7-b6')));
    const lines = ['c3-b4 c7-d6', 'e3-d4 c7-b6 c3-b4', 'e3-d4 c7-b6 c3-d4', 'e3-d4 c7-d6', 'g3-f4'];
    const tree = lines.reduce((grown, line) => addLine(grown, [], path(line)), game);
    expect(pathsIn(keepOnly(tree, path('e3-d4 c7-b6')))).toEqual([
      '',
      'c3-b4',
      'c3-b4 c7-b6',
      'e3-d4',
      'e3-d4 c7-b6',
      'e3-d4 c7-b6 c3-b4',
      'e3-d4 c7-b6 c3-d4',
    ]);
  });

  it('removes nothing after a node of the game', () => {
    const game = treeOf(gameAlong(newTree(hex), path('c3-b4 c7-b6')));
    const tree = addLine(addLine(game, [], path('c3-b4 c7-d6')), [], path('e3-d4'));
    expect(pathsIn(keepOnly(tree, path('c3-b4')))).toEqual(['', 'c3-b4', 'c3-b4 c7-b6', 'c3-b4 c7-d6']);
  });
});

describe('a tree whose game goes on', () => {
  it('has the new moves on its first line, also those that were tried before', () => {
    const game = treeOf(gameAlong(newTree(hex), path('c3-b4')));
    const tree = addLine(addLine(game, [], path('c3-b4 c7-b6')), [], path('c3-b4 c7-d6 e3-d4'));
    const followed = follow(tree, path('c3-b4 c7-d6'));
    expect(endOfLine(followed, [])).toEqual(path('c3-b4 c7-d6 e3-d4'));
    expect(nodeAt(followed, path('c3-b4 c7-b6'))).not.toBeNull();
  });

  it('keeps moves that were taken back as a variation', () => {
    const tree = follow(treeOf(gameAlong(newTree(hex), path('c3-b4 c7-b6'))), path('c3-b4 c7-d6'));
    expect(pathsIn(tree)).toEqual(['', 'c3-b4', 'c3-b4 c7-d6', 'c3-b4 c7-b6']);
    expect(sizeOf(removeFrom(tree, path('c3-b4 c7-b6')))).toBe(3);
  });
});
