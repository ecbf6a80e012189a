import type { Tree, TreeNode } from './tree.ts';
import { insideOf } from './tree.ts';
import { rebuiltRoot, visits } from './walk.ts';

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
  const root = rebuiltRoot(tree, (node, children) => {
    if (illegal.has(node)) return null;
    const isSame =
      children.length === node.children.length && children.every((child, i) => child === node.children[i]);
    return isSame ? node : { ...node, children };
  });
  const legal = { ...tree, root };
  return {
    tree: { ...legal, played: insideOf(legal, tree.played) },
    illegal: [...illegal].map(({ action }) => action),
  };
}
