import { at } from '../../src/engine/at.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, isFull, movesAt, outcomeOf, withMove } from '../../src/engine/game/game.ts';
import { openedTree, writeTreeLink } from '../../src/engine/record/treeLink.ts';
import { treeRows } from '../../src/engine/record/treeRows.ts';
import { losses } from '../../src/engine/rules/effect.ts';
import type { Move } from '../../src/engine/rules/move.ts';
import { SIDES } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { addAction } from '../../src/engine/tree/edits.ts';
import type { Tree, TreePath } from '../../src/engine/tree/tree.ts';
import { gameAlong, newTree, sizeOf } from '../../src/engine/tree/tree.ts';
import { registry } from '../../tests/support/registry.ts';
import { median, report } from './figures.ts';
import { randomNumbers } from './randomGames.ts';

const TREES = 20;
const NODES = 200;
/** A tree that nobody builds by hand: so many nodes, and a line of so many actions. */
const MANY_NODES = 10_000;
const LONG_LINE = 2_000;

/** A tree that nobody builds by hand: 10,000 nodes, with a line of 2,000 actions where games last so long. */
export const hugeTree = (variant: Variant): Tree => randomTree(variant, MANY_NODES, 1, LONG_LINE);

/**
 * A random tree: mostly the newest line goes on, sometimes a variation begins at any node. Without variations the first
 * line is as long as `longest` allows.
 */
function randomTree(variant: Variant, nodes: number, seed: number, longest = nodes): Tree {
  const next = randomNumbers(seed);
  let tree = newTree(variant);
  const paths: TreePath[] = [[]];
  let newest: TreePath = [];
  for (let tries = 0; paths.length < nodes && tries < 3 * nodes; tries++) {
    const isLineOver = newest.length >= longest || (paths.length > longest && next() < 0.25);
    const path = isLineOver ? at(paths, Math.floor(next() * paths.length)) : newest;
    const game = gameAlong(tree, path);
    const moves = outcomeOf(game) || isFull(game) ? [] : movesAt(game, game.steps.length);
    const isFirstLine = newest.length === paths.length - 1;
    const move = isFirstLine ? lastingMove(game, moves, next) : moves[Math.floor(next() * moves.length)];
    if (!move) {
      newest = at(paths, Math.floor(next() * paths.length));
      continue;
    }
    const action = variant.writeMove(currentPosition(game), move);
    newest = [...path, action];
    const grown = addAction(tree, path, action);
    if (grown !== tree) paths.push(newest);
    tree = grown;
  }
  return tree;
}

/** How many moves are tried for one after which the game goes on. */
const TRIES = 30;

/** A random move after which the game goes on, and which captures nothing if it can be helped: or no line would be long. */
function lastingMove(game: Game, moves: readonly Move[], next: () => number): Move | undefined {
  const { variant } = game;
  const position = currentPosition(game);
  let lasting: Move | undefined;
  for (let tries = 0; tries < TRIES && moves.length > 0; tries++) {
    const move = moves[Math.floor(next() * moves.length)];
    if (!move || outcomeOf(withMove(game, move))) continue;
    lasting = move;
    if (SIDES.every((side) => losses(variant.effects(position, move), side).length === 0)) return move;
  }
  return lasting;
}

/** The length of links to trees, and the time to open a huge tree and to write its rows. */
export function benchTrees(): void {
  for (const variant of registry) {
    const shares = Array.from({ length: TREES }, (_, seed) => {
      const tree = randomTree(variant, NODES, seed, 20);
      return linkOf(tree).length / sizeOf(tree);
    });
    report(
      `link to a tree of ${variant.id}`,
      `${median(shares).toFixed(2)} characters a node (${String(NODES)} nodes)`,
    );
  }
  for (const variant of registry) {
    const tree = hugeTree(variant);
    const link = linkOf(tree);
    const began = performance.now();
    const opened = openedTree(variant, link);
    const read = performance.now();
    if (opened.ok) treeRows(opened.value.tree);
    const written = performance.now();
    report(
      `huge tree of ${variant.id}`,
      `${String(sizeOf(tree))} nodes, ${String(longestLine(tree))} deep: opened in ${(read - began).toFixed(0)} ms, written in ${(written - read).toFixed(0)} ms`,
    );
  }
}

export const linkOf = (tree: Tree): string =>
  writeTreeLink({ tree, path: [], players: ['', ''], game: null });

function longestLine({ root }: Tree): number {
  let deepest = 0;
  const waiting = [{ node: root, depth: 0 }];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    deepest = Math.max(deepest, one.depth);
    for (const node of one.node.children) waiting.push({ node, depth: one.depth + 1 });
  }
  return deepest;
}
