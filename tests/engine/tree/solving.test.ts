import { describe, expect, it, test } from 'vitest';
import { currentPosition, historyAt, movesAt, outcomeOf } from '../../../src/engine/game/game.ts';
import { SIDES } from '../../../src/engine/rules/side.ts';
import { readAssertion, solvedBy, writeAssertion } from '../../../src/engine/tree/assertion.ts';
import { addAction, addLine } from '../../../src/engine/tree/edits.ts';
import type { Proved, Reached, Solved } from '../../../src/engine/tree/solved.ts';
import { reachedBy } from '../../../src/engine/tree/solved.ts';
import { solveInParts, solvedIn, winningLine } from '../../../src/engine/tree/solving.ts';
import type { Tree, TreePath } from '../../../src/engine/tree/tree.ts';
import { gameAlong, newTree } from '../../../src/engine/tree/tree.ts';
import { pathOf, placesOf } from '../../../src/engine/tree/walk.ts';
import { mainLine } from '../../../src/engine/search/proof/mainLine.ts';
import type { Searchable } from '../../../src/engine/search/searchable.ts';
import { searchables } from '../../../src/engine/searches.ts';
import { isTrue } from '../../support/canForce.ts';
import { findingOf } from '../../support/finding.ts';
import { randomGame } from '../../../scripts/bench/randomGames.ts';
import { variantNamed } from '../../support/registry.ts';
import { runs } from '../../support/runs.ts';
import { smallPosition } from '../../support/smallPosition.ts';

/** The most nodes of a tree of these tests. */
const MOST = 2_500;

/** The tree with every legal action after each of its last nodes. */
function unfolded(tree: Tree): Tree {
  return placesOf(tree)
    .filter(({ node }) => node.children.length === 0)
    .map(pathOf)
    .reduce((grown, path) => {
      const game = gameAlong(grown, path);
      if (outcomeOf(game) || placesOf(grown).length > MOST) return grown;
      const moves = movesAt(game, game.steps.length);
      const position = currentPosition(game);
      return moves.reduce(
        (more, move) => addAction(more, path, tree.variant.writeMove(position, move)),
        grown,
      );
    }, tree);
}

const nothingProved: ReadonlyMap<Reached, Proved> = new Map();

/** What brute force says against something that is said to be certain about a position of a tree; empty if nothing. */
function faults(tree: Tree, path: TreePath, solved: Solved): string[] {
  const game = gameAlong(tree, path);
  const [position, history] = [currentPosition(game), historyAt(game, game.steps.length)];
  const canForce = (side: 0 | 1, goal: 'win' | 'draw', turns: number) =>
    turns >= 0 && isTrue(tree.variant, position, history, { side, goal, turns });
  if (solved.kind === 'drawn') return canForce(0, 'draw', 2) && canForce(1, 'draw', 2) ? [] : ['is drawn'];
  const { side, turns, least } = solved;
  return [
    ...(canForce(side, 'win', turns) ? [] : ['is won']),
    ...(least <= turns && !canForce(side, 'win', least - 1) ? [] : ['is not won sooner']),
  ];
}

/** What a prover finds at the ends of a tree within a turn. */
function provedAtEnds(searchable: Searchable, tree: Tree): ReadonlyMap<Reached, Proved> {
  const proved = new Map<Reached, Proved>();
  for (const { node, ...place } of placesOf(tree)) {
    if (node.children.length > 0) continue;
    const game = gameAlong(tree, pathOf({ node, ...place }));
    if (outcomeOf(game)) continue;
    const finding = findingOf(
      searchable,
      currentPosition(game),
      historyAt(game, game.steps.length),
      1,
      false,
    );
    if (finding.kind !== 'won') continue;
    const { side, turns, proof } = finding;
    proved.set(reachedBy(game), {
      solved: solvedBy({ kind: 'won', side, turns }),
      line: proof ? mainLine(proof) : [],
    });
  }
  return proved;
}

/** The tree of a small position, in which every action of the next so many was tried. */
function smallTree({ variant }: Searchable, seed: number, depth: number): Tree {
  let tree = newTree(variant, smallPosition(variant, seed, 4));
  for (let i = 0; i < depth; i++) tree = unfolded(tree);
  return tree;
}

describe.each(searchables.map((searchable) => [searchable.variant.id, searchable] as const))(
  'what is solved in a tree of %s',
  (_, searchable) => {
    test('is what brute force finds, from the ends of games alone', () => {
      let risen = 0;
      for (let seed = 1; seed <= runs(8); seed++) {
        const tree = smallTree(searchable, seed, 2);
        const solved = solvedIn(tree, nothingProved);
        for (const place of placesOf(tree).filter(({ ply }) => ply < 2)) {
          const path = pathOf(place);
          const found = solved.get(reachedBy(gameAlong(tree, path)));
          if (!found) continue;
          risen++;
          expect([seed, path, found, faults(tree, path, found)]).toEqual([seed, path, found, []]);
        }
      }
      expect(risen).toBeGreaterThan(0);
    });

    test('is what brute force finds, with what a prover adds; and a line leads to every win', () => {
      for (let seed = 21; seed <= 20 + runs(6); seed++) {
        const tree = smallTree(searchable, seed, 1);
        const proved = provedAtEnds(searchable, tree);
        const solved = solvedIn(tree, proved);
        const found = solved.get(tree.start);
        const brute = SIDES.find((side) =>
          isTrue(tree.variant, tree.start, [], { side, goal: 'win', turns: 1 }),
        );
        // Whatever is won in a turn was found: each action was tried, and what follows was proved.
        if (brute !== undefined) expect(found).toMatchObject({ kind: 'won', side: brute });
        if (!found) continue;
        expect([seed, found, faults(tree, [], found)]).toEqual([seed, found, []]);
        if (found.kind !== 'won') continue;
        const line = winningLine(tree, [], solved, proved);
        const end = outcomeOf(gameAlong(addLine(tree, [], line), line));
        expect([seed, line, end?.winner]).toEqual([seed, line, found.side]);
      }
    });
  },
);

it('an assertion is a word and back', () => {
  for (const word of ['w3', 'b0', 'd2', 'b10']) {
    const read = readAssertion(word);
    expect(read && writeAssertion(read)).toBe(word);
  }
  for (const word of ['', 'w', 'w11', 'x2', 'w03', 'w-1', 'w3 ']) expect(readAssertion(word)).toBeNull();
});

test('A small tree is solved in one part, a large one with pauses', () => {
  const chess = variantNamed('chess99');
  const treeOf = (plies: number) =>
    addLine(
      newTree(chess),
      [],
      randomGame(chess, 1, plies).steps.map(({ action }) => action),
    );
  expect(solveInParts(treeOf(10), nothingProved).next().done).toBe(true);
  expect(solveInParts(treeOf(150), nothingProved).next().done).toBe(false);
});
