import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { currentPosition, statusAt } from '../../../src/engine/game/game.ts';
import { addLine, annotate, collapse } from '../../../src/engine/tree/edits.ts';
import { withComment } from '../../../src/engine/tree/notes.ts';
import { legalPart } from '../../../src/engine/tree/legal.ts';
import { transpositionsOf } from '../../../src/engine/tree/transpositions.ts';
import type { Tree, TreePath } from '../../../src/engine/tree/tree.ts';
import { gameAlong, newTree } from '../../../src/engine/tree/tree.ts';
import { pathOf, visits } from '../../../src/engine/tree/walk.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import { treeRows } from '../../../src/engine/record/treeRows.ts';
import { pathsIn, pickedPath, trees } from '../../support/randomTree.ts';
import { variantNamed } from '../../support/registry.ts';
import { runs } from '../../support/runs.ts';

const hex = variantNamed('hex39');
const path = (line: string): TreePath => line.split(' ');
const treeWith = (...lines: readonly string[]): Tree =>
  lines.reduce((tree, line) => addLine(tree, [], path(line)), newTree(hex));

describe('a walk through a tree', () => {
  it('comes to the position and the legal moves that playing the line comes to', () => {
    fc.assert(
      fc.property(trees(30), (tree) => {
        // Another tree with the same lines, in which nothing has been replayed.
        const fresh = { ...tree, start: { ...tree.start } };
        for (const { place, line } of visits(fresh)) {
          const actions = pathOf(place);
          const played = unwrap(withActions(newGame(tree.variant), actions));
          const game = line();
          const write = (each: typeof game) => tree.variant.writePosition(currentPosition(each));
          expect(write(game)).toBe(write(played));
          expect(write(gameAlong(fresh, actions))).toBe(write(played));
          expect(statusAt(game, game.steps.length).moves).toEqual(
            statusAt(played, played.steps.length).moves,
          );
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('the legal part of a tree', () => {
  it('lacks what comes after an illegal action, and nothing else', () => {
    const tree = treeWith('c3-b4 c7-b6', 'c3-b4 a1-a2 e3-d4', 'e3-d4');
    const { tree: legal, illegal } = legalPart(tree);
    expect(illegal).toEqual(['a1-a2']);
    expect(pathsIn(legal)).toEqual(['', 'c3-b4', 'c3-b4 c7-b6', 'e3-d4']);
  });

  it('is the tree itself if every line is legal', () => {
    const tree = treeWith('c3-b4 c7-b6', 'e3-d4');
    expect(legalPart(tree).tree).toBe(tree);
  });
});

describe('transpositions', () => {
  it('are the other ways to the same position with the same side to move', () => {
    const tree = treeWith('c3-b4 c7-b6 e3-d4', 'e3-d4 c7-b6 c3-b4', 'g3-f4');
    expect(transpositionsOf(tree, path('c3-b4 c7-b6 e3-d4'))).toEqual([path('e3-d4 c7-b6 c3-b4')]);
    expect(transpositionsOf(tree, path('g3-f4'))).toEqual([]);
  });

  it('do not mind how many moves it took', () => {
    const chess = variantNamed('chess99');
    const tree = ['b1-c3 b9-c7 c3-b1 c7-b9'].reduce(
      (grown, line) => addLine(grown, [], path(line)),
      newTree(chess),
    );
    expect(transpositionsOf(tree, path('b1-c3 b9-c7 c3-b1 c7-b9'))).toEqual([[]]);
  });
});

describe('the rows of a tree', () => {
  it('have every place once, a place after its parent, and the main line without indentation', () => {
    fc.assert(
      fc.property(trees(), (tree) => {
        const moves = treeRows(tree).flatMap((row) =>
          row.moves.map((move) => ({ ...move, depth: row.depth })),
        );
        const paths = moves.map(({ place }) => pathOf(place).join(' '));
        expect([...paths].sort()).toEqual([...pathsIn(tree)].filter((one) => one !== '').sort());
        const seen = new Set(['']);
        for (const one of paths) {
          expect(seen).toContain(one.split(' ').slice(0, -1).join(' '));
          seen.add(one);
        }
        const main: string[] = [];
        for (let node = tree.root.children[0]; node; node = node.children[0]) main.push(node.action);
        expect(moves.filter(({ depth }) => depth === 0).map(({ place }) => place.node.action)).toEqual(main);
      }),
      { numRuns: runs(100) },
    );
  });

  it('are written as in a book of games', () => {
    const tree = treeWith('c3-b4 c7-b6 e3-d4', 'c3-b4 c7-d6 e3-d4', 'c3-b4 c7-d6 g3-f4', 'e3-d4');
    const words = treeRows(tree).map(
      ({ depth, moves }) =>
        '  '.repeat(depth) +
        moves
          .map(({ text, round, side, isNumbered }) =>
            isNumbered ? `${String(round)}${side === 0 ? '.' : '…'} ${text}` : text,
          )
          .join(' '),
    );
    expect(words).toEqual(['1. b4', '  1. ed4', '1… b6', '  1… cd6 2. d4', '    2. gf4', '2. d4']);
  });

  it('stay the same objects where nothing has changed', () => {
    fc.assert(
      fc.property(trees(), fc.nat(), (tree, pick) => {
        const before = new Set(treeRows(tree));
        const changed = annotate(tree, pickedPath(tree, pick), (notes) =>
          withComment(notes, 'Not this one.'),
        );
        const fresh = treeRows(changed).filter((row) => !before.has(row));
        expect(fresh.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(100) },
    );
  });

  it('leave out hidden variations, and say how many there are', () => {
    const tree = collapse(treeWith('c3-b4 c7-b6', 'c3-b4 c7-d6', 'c3-b4 e7-d6'), path('c3-b4'), true);
    expect(treeRows(tree)).toHaveLength(1);
    expect(at(at(treeRows(tree), 0).moves, 0).hidden).toBe(2);
  });
});
