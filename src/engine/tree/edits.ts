import { at } from '../at.ts';
import type { Notes } from './notes.ts';
import type { Tree, TreeNode, TreePath } from './tree.ts';
import { MOST_NODES, chain, childOf, isPlayed, leaf, nodesAlong, sizeOf } from './tree.ts';

/*
 * What can be done with a tree. Each operation returns the tree itself where there is nothing to do: at a path that
 * leaves the tree, or at a node that has to stay.
 */

/** What becomes of a node to which `depth` plies lead: the node itself where it stays as it is. */
type Change<Next extends TreeNode | null = TreeNode> = (node: TreeNode, depth: number) => Next;

/** The tree with other nodes on a path, each changed after the one below it; at the end, null removes the node. */
function rebuilt(tree: Tree, path: TreePath, change: Change<TreeNode | null>): Tree {
  const nodes = nodesAlong(tree, path);
  if (!nodes) return tree;
  let below: { readonly old: TreeNode; readonly next: TreeNode | null } | null = null;
  for (let depth = path.length; depth >= 0; depth--) {
    const old = at(nodes, depth);
    const next = change(below ? withChild(old, below.old, below.next) : old, depth);
    below = { old, next };
  }
  const root = below?.next;
  return !root || root === tree.root ? tree : { ...tree, root };
}

/** Whether `rebuilt` would give another tree, which takes far longer to make where lines are long. */
const isRebuilt = (tree: Tree, path: TreePath, change: Change): boolean =>
  nodesAlong(tree, path)?.some((node, depth) => change(node, depth) !== node) ?? false;

/** A node with another child in the place of an old one, or without it for null. */
const withChild = (node: TreeNode, old: TreeNode, next: TreeNode | null): TreeNode =>
  old === next
    ? node
    : {
        ...node,
        children: node.children.flatMap((child) => (child === old ? (next ? [next] : []) : [child])),
      };

/** The tree with another node in the place of the one at a path; without it for null. */
const withNode = (tree: Tree, path: TreePath, change: (node: TreeNode) => TreeNode | null): Tree =>
  rebuilt(tree, path, (node, depth) => (depth === path.length ? change(node) : node));

/** How many actions two paths have in common at their beginnings. */
function sharedLength(one: TreePath, other: TreePath): number {
  const length = one.findIndex((action, i) => action !== other[i]);
  return length === -1 ? one.length : length;
}

/** The tree with an action after the node at a path, as its last child unless it is one already. It must be legal. */
export const addAction = (tree: Tree, path: TreePath, action: string): Tree =>
  withNode(tree, path, (node) =>
    childOf(node, action) || sizeOf(tree) >= MOST_NODES
      ? node
      : { ...node, children: [...node.children, leaf(action)] },
  );

/** The tree with a line of legal actions after the node at a path. */
export function addLine(tree: Tree, path: TreePath, actions: readonly string[]): Tree {
  const nodes = nodesAlong(tree, path);
  if (!nodes) return tree;
  let node = at(nodes, nodes.length - 1);
  for (const [i, action] of actions.entries()) {
    const next = childOf(node, action);
    if (!next)
      return withNode(tree, [...path, ...actions.slice(0, i)], (parent) => ({
        ...parent,
        children: [...parent.children, chain(action, actions.slice(i + 1))],
      }));
    node = next;
  }
  return tree;
}

/**
 * How many plies of a path lead to where the variation begins in which the node at its end lies: the last node on it that
 * is not the preferred child; 0 if the path is the main line.
 */
export function variationStart(tree: Tree, path: TreePath): number {
  const nodes = nodesAlong(tree, path) ?? [];
  for (let depth = nodes.length - 1; depth > 0; depth--)
    if (at(nodes, depth - 1).children[0] !== nodes[depth]) return depth;
  return 0;
}

/**
 * Puts the nodes on a path, those after the first `from` plies, before those beside them, but after the game that was
 * played.
 */
function preferring(tree: Tree, path: TreePath, from: number): Change {
  const left = sharedLength(path, tree.played);
  return (node, depth) => {
    const action = path[depth];
    if (action === undefined || depth < from) return node;
    const first = depth <= left ? tree.played[depth] : undefined;
    const children = inFront(inFront(node.children, action), first);
    return children.every((child, i) => child === node.children[i]) ? node : { ...node, children };
  };
}

/** The nodes with the one of an action in front; the same ones if there is none. */
function inFront(nodes: readonly TreeNode[], action: string | undefined): readonly TreeNode[] {
  if (nodes[0]?.action === action) return nodes;
  const chosen = nodes.find((node) => node.action === action);
  return chosen ? [chosen, ...nodes.filter((node) => node !== chosen)] : nodes;
}

/** The tree in which the variation of a node comes before those beside it. */
export const promote = (tree: Tree, path: TreePath): Tree => rebuilt(tree, path, promoting(tree, path));

/** Whether `promote` changes the tree. */
export const canPromote = (tree: Tree, path: TreePath): boolean =>
  isRebuilt(tree, path, promoting(tree, path));

/** Puts the variation in which a path ends before those beside it. */
function promoting(tree: Tree, path: TreePath): Change {
  const start = variationStart(tree, path);
  return preferring(tree, path.slice(0, start), start - 1);
}

/** The tree in which a path is the main line, as far as it is not that of the game that was played. */
export const makeMainLine = (tree: Tree, path: TreePath): Tree =>
  rebuilt(tree, path, preferring(tree, path, 0));

/** Whether `makeMainLine` changes the tree. */
export const canMakeMainLine = (tree: Tree, path: TreePath): boolean =>
  isRebuilt(tree, path, preferring(tree, path, 0));

/** The tree without the node at a path and all that comes after it. The game that was played stays. */
export const removeFrom = (tree: Tree, path: TreePath): Tree =>
  path.length === 0 || isPlayed(tree, path) ? tree : withNode(tree, path, () => null);

/** The tree without the variation in which the node at a path lies. */
export const removeVariation = (tree: Tree, path: TreePath): Tree =>
  removeFrom(tree, path.slice(0, variationStart(tree, path)));

/** The tree with nothing but a path, what follows its end, and the game that was played. */
export function keepOnly(tree: Tree, path: TreePath): Tree {
  const onPath = rebuilt(tree, path, keepingPath(tree, path));
  return rebuilt(onPath, tree.played, keepingPlayed(tree, path));
}

/** Whether `keepOnly` changes the tree. */
export const canKeepOnly = (tree: Tree, path: TreePath): boolean =>
  isRebuilt(tree, path, keepingPath(tree, path)) || isRebuilt(tree, tree.played, keepingPlayed(tree, path));

/** Removes what branches off from a path before its end, but not the game that was played. */
function keepingPath(tree: Tree, path: TreePath): Change {
  const left = sharedLength(path, tree.played);
  return (node, depth) =>
    depth === path.length
      ? node
      : withOnly(node, [path[depth], depth <= left ? tree.played[depth] : undefined]);
}

/** Removes what branches off from the game that was played after a path has left it. */
function keepingPlayed(tree: Tree, path: TreePath): Change {
  const left = sharedLength(path, tree.played);
  return (node, depth) =>
    left === path.length || depth <= left ? node : withOnly(node, [tree.played[depth]]);
}

/** A node with only those children to which one of the actions leads. */
function withOnly(node: TreeNode, actions: readonly (string | undefined)[]): TreeNode {
  if (node.children.every(({ action }) => actions.includes(action))) return node;
  return { ...node, children: node.children.filter(({ action }) => actions.includes(action)) };
}

/** The tree with the variations after a node hidden, or shown. */
export const collapse = (tree: Tree, path: TreePath, isCollapsed: boolean): Tree =>
  withNode(tree, path, (node) => (node.isCollapsed === isCollapsed ? node : { ...node, isCollapsed }));

/** The tree with other notes on the node at a path. */
export const annotate = (tree: Tree, path: TreePath, change: (notes: Notes) => Notes): Tree =>
  withNode(tree, path, (node) => {
    const notes = change(node.notes);
    return notes === node.notes ? node : { ...node, notes };
  });

/** The tree whose game has gone on, or was taken back: its line comes first, and the one before stays as a variation. */
export function follow(tree: Tree, played: TreePath): Tree {
  const longer = addLine({ ...tree, played: [] }, [], played);
  return { ...makeMainLine(longer, played), played };
}
