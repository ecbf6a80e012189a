import { at } from '../at.ts';
import type { Tree, TreeNode } from './tree.ts';
import { insideOf } from './tree.ts';
import type { Place } from './walk.ts';
import { placesOf, visits } from './walk.ts';

/** A tree as far as its lines are legal. */
export interface LegalTree {
  readonly tree: Tree;
  /** The actions that are not legal, each of which ended a line. */
  readonly illegal: readonly string[];
}

/** A tree from outside as far as its lines are legal under today’s rules. What comes after an illegal action is cut off. */
export function legalPart(tree: Tree): LegalTree {
  const illegal = new Set<TreeNode>();
  for (const { place, step } of visits(tree)) if (place.ply > 0 && !step) illegal.add(place.node);
  if (illegal.size === 0) return { tree, illegal: [] };
  const root = withoutNodes(placesOf(tree), illegal);
  const legal = { ...tree, root };
  return {
    tree: { ...legal, played: insideOf(legal, tree.played) },
    illegal: [...illegal].map(({ action }) => action),
  };
}

/** The root of a tree without some of its nodes. `places` come parents first. */
function withoutNodes(places: readonly Place[], left: ReadonlySet<TreeNode>): TreeNode {
  const kept = new Map<TreeNode, TreeNode>();
  for (const { node } of [...places].reverse()) {
    const children = node.children.flatMap((child) => (left.has(child) ? [] : [kept.get(child) ?? child]));
    kept.set(
      node,
      children.every((child, i) => child === node.children[i]) && children.length === node.children.length
        ? node
        : { ...node, children },
    );
  }
  const root = at(places, 0).node;
  return kept.get(root) ?? root;
}
