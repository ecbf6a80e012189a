import { at } from '../at.ts';
import { memoLatest } from '../memo.ts';
import type { Game, Step } from '../game/game.ts';
import { newGame, stepOf } from '../game/game.ts';
import { readAction } from '../game/action.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import type { Notes } from './notes.ts';
import { NO_NOTES } from './notes.ts';

/** A node of a tree: the position after an action, with what is noted on it and what was tried from there. */
export interface TreeNode {
  /** The action that leads to it, by which its parent knows it; empty for the root. */
  readonly action: string;
  readonly notes: Notes;
  /** Whether the lines that branch off after it are hidden. */
  readonly isCollapsed: boolean;
  /** The continuations, each action once; the first is the preferred one. */
  readonly children: readonly TreeNode[];
}

/** The way from the root of a tree to a node: the actions of the nodes on it, without the root. */
export type TreePath = readonly string[];

/**
 * A tree of variations. It never changes: an operation makes another one, which shares the nodes that are the
 * same. Positions are not in it; `gameAlong` replays them, and keeps what it has replayed.
 */
export interface Tree {
  readonly variant: Variant;
  readonly start: Position;
  readonly root: TreeNode;
  /** The game around which it was built: its nodes cannot be removed, and always come first. */
  readonly played: TreePath;
}

/** The most nodes that a tree can have. */
export const MOST_NODES = 20_000;

export const leaf = (action: string, notes: Notes = NO_NOTES): TreeNode => ({
  action,
  notes,
  isCollapsed: false,
  children: [],
});

export const newTree = (variant: Variant, start: Position = variant.start): Tree => ({
  variant,
  // What is replayed belongs to this tree, and is forgotten with it.
  start: { ...start },
  root: leaf(''),
  played: [],
});

/** The tree that holds a game and nothing else. */
export function treeOf({ variant, start, steps }: Game): Tree {
  const played = steps.map(({ action }) => action);
  return { ...newTree(variant, start), root: chain('', played), played };
}

/** A node with a single line after it. */
export const chain = (action: string, after: TreePath): TreeNode =>
  [action, ...after].reduceRight<TreeNode | null>(
    (next, each) => ({ ...leaf(each), children: next ? [next] : [] }),
    null,
  ) ?? leaf(action);

/** The child to which an action leads; undefined if there is none. */
export const childOf = (node: TreeNode, action: string): TreeNode | undefined =>
  node.children.find((child) => child.action === action);

/** The nodes on a path, the root first; null if the path leaves the tree. */
export const nodesAlong = memoLatest(({ root }: Tree, path: TreePath): readonly TreeNode[] | null => {
  const nodes = [root];
  for (const action of path) {
    const next = childOf(at(nodes, nodes.length - 1), action);
    if (!next) return null;
    nodes.push(next);
  }
  return nodes;
});

/** The node at a path; null if the path leaves the tree. */
export const nodeAt = (tree: Tree, path: TreePath): TreeNode | null => nodesAlong(tree, path)?.at(-1) ?? null;

/** The longest beginning of a path that lies in a tree; the path itself if all of it does. */
export function insideOf(tree: Tree, path: TreePath): TreePath {
  if (nodesAlong(tree, path)) return path;
  let node: TreeNode | undefined = tree.root;
  for (let length = 0; length < path.length; length++) {
    node = childOf(node, at(path, length));
    if (!node) return path.slice(0, length);
  }
  return path;
}

/** The path that goes on from another one by the preferred continuations, to the end of the line. */
export function endOfLine(tree: Tree, path: TreePath): TreePath {
  const longer = [...path];
  for (let node = nodeAt(tree, path)?.children[0]; node; node = node.children[0]) longer.push(node.action);
  return longer;
}

/** Whether a path is a beginning of another one, or the whole. */
export const isWithin = (path: TreePath, longer: TreePath): boolean =>
  path.length <= longer.length && path.every((action, i) => action === longer[i]);

export const isSamePath = (one: TreePath, other: TreePath): boolean =>
  one.length === other.length && isWithin(one, other);

/** Whether the node at a path belongs to the game that was played. */
export const isPlayed = ({ played }: Tree, path: TreePath): boolean => isWithin(path, played);

/** The number of nodes, the root included. */
export function sizeOf({ root }: Tree): number {
  let size = 0;
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    size++;
    for (const child of node.children) waiting.push(child);
  }
  return size;
}

/**
 * The steps that were replayed, by what came before them: a step, or the start of a tree, which no other tree has.
 * So each stands for one history. `null` for an action that is not legal.
 */
const replayed = new WeakMap<Step | Position, Map<string, Step | null>>();

/** The step that an action makes after another one or a start, if it was replayed there; null if it is not legal. */
export const replayedStep = (before: Step | Position, action: string): Step | null | undefined =>
  replayed.get(before)?.get(action);

/** The step that an action makes after a line of a tree; null if it is not legal there. */
export function stepAfter(line: Game, action: string): Step | null {
  const before = line.steps.at(-1) ?? line.start;
  const known = replayedStep(before, action);
  if (known !== undefined) return known;
  const move = readAction(line, action);
  const step = move.ok ? stepOf(line, move.value) : null;
  const after = replayed.get(before) ?? new Map<string, Step | null>();
  replayed.set(before, after.set(action, step));
  return step;
}

/** The game before the first action of a tree. */
export const gameAtRoot = ({ variant, start }: Tree): Game => newGame(variant, start);

/**
 * The line of a tree that leads to a node, as a game that ends there.
 * @throws Error if an action on it is not legal: such a tree cannot come about.
 */
export const gameAlong = memoLatest((tree: Tree, path: TreePath): Game => {
  const steps: Step[] = [];
  for (const action of path) {
    // Only a step that is not known yet needs the game so far.
    const known = replayedStep(steps.at(-1) ?? tree.start, action);
    const step = known ?? stepAfter({ ...gameAtRoot(tree), steps: [...steps] }, action);
    if (!step) throw new Error(`${action} is not legal here.`);
    steps.push(step);
  }
  return { ...gameAtRoot(tree), steps };
});
