import { at } from '../at.ts';
import { memo } from '../memo.ts';
import type { Game, Step } from '../game/game.ts';
import { gameOf } from '../game/game.ts';
import { historyUpTo, historyWith } from '../rules/history.ts';
import type { Position } from '../rules/position.ts';
import type { Tree, TreeNode, TreePath } from './tree.ts';
import { childOf, replayedStep, stepAfter } from './tree.ts';

/** A node where it stands in its tree. */
export interface Place {
  readonly node: TreeNode;
  /** Null for the root. */
  readonly parent: Place | null;
  /** The number of actions that lead to it. */
  readonly ply: number;
}

/** The path that leads to a place. */
export function pathOf(place: Place): TreePath {
  const path: string[] = [];
  for (let here = place; here.parent; here = here.parent) path.push(here.node.action);
  return path.reverse();
}

/**
 * All places of a tree as they are written down: a node comes before its continuations, and its preferred
 * continuation, with all that follows, before the others.
 */
export const placesOf = memo(({ root }: Tree): readonly Place[] => {
  const places: Place[] = [];
  const waiting: Place[] = [{ node: root, parent: null, ply: 0 }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    places.push(place);
    const { children } = place.node;
    for (let i = children.length - 1; i >= 0; i--)
      waiting.push({ node: at(children, i), parent: place, ply: place.ply + 1 });
  }
  return places;
});

/** The place at a path; the last place on it if the path leaves the tree. */
export function placeAt(tree: Tree, path: TreePath): Place {
  let place: Place = { node: tree.root, parent: null, ply: 0 };
  for (const action of path) {
    const node = childOf(place.node, action);
    if (!node) break;
    place = { node, parent: place, ply: place.ply + 1 };
  }
  return place;
}

/**
 * The root of a tree in which each node is changed after its children; null leaves a node out. `children` are those that
 * it then has, and `index` is the number of its place. A tree may be too deep for a recursion.
 */
export function rebuiltRoot(
  tree: Tree,
  change: (node: TreeNode, children: readonly TreeNode[], index: number) => TreeNode | null,
): TreeNode {
  const places = placesOf(tree);
  const made = new Map<TreeNode, TreeNode | null>();
  for (let index = places.length - 1; index >= 0; index--) {
    const { node } = at(places, index);
    const children = node.children.flatMap((child) => made.get(child) ?? []);
    made.set(node, change(node, children, index));
  }
  return made.get(tree.root) ?? tree.root;
}

/** A place on a walk through a tree. */
export interface Visit {
  readonly place: Place;
  /** The step that leads to it; null at the root, and for an action that is not legal. */
  readonly step: Step | null;
  /** The line that leads to it, as a game that is only right until the walk goes on. */
  readonly line: () => Game;
}

/**
 * A walk through all places of a tree in the order of `placesOf`, without those after an action that is not legal. What
 * was replayed before is not replayed again.
 */
export function* visits(tree: Tree): Generator<Visit> {
  const { variant, start } = tree;
  /** The line that leads to the present place, and the positions of a beginning of it. */
  const steps: Step[] = [];
  let history: readonly Position[] = [];
  /** The positions before the one after the present line. */
  const historyThen = (): readonly Position[] => {
    const missing: Position[] = [];
    for (let ply = history.length; ply < steps.length; ply++)
      missing.push(ply === 0 ? start : at(steps, ply - 1).position);
    if (missing.length > 0) history = historyWith(history, ...missing);
    return history;
  };
  const line = () => gameOf(variant, start, steps, historyThen());
  let illegal = Infinity;
  for (const place of placesOf(tree)) {
    const { node, ply } = place;
    if (ply > illegal) continue;
    illegal = Infinity;
    if (ply === 0) {
      yield { place, step: null, line };
      continue;
    }
    steps.length = ply - 1;
    if (history.length > ply) history = historyUpTo(history, ply);
    const known = replayedStep(steps.at(-1) ?? start, node.action);
    const step =
      known === undefined ? stepAfter(gameOf(variant, start, steps, historyThen()), node.action) : known;
    if (step) steps.push(step);
    else illegal = ply;
    yield { place, step, line };
  }
}

/** How many places are visited without a pause. */
const AT_ONCE = 20;

/** Visits all places of a tree as `visits` does, in parts between which whoever runs it can do something else. */
export function* visitInParts(tree: Tree, look: (visit: Visit) => void): Generator<undefined, void> {
  let count = 0;
  for (const visit of visits(tree)) {
    look(visit);
    if (++count % AT_ONCE === 0) yield;
  }
}
