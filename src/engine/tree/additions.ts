import { NO_NOTES, isBlank } from './notes.ts';
import type { Tree, TreeNode } from './tree.ts';
import { childOf } from './tree.ts';
import { placesOf, rebuiltRoot } from './walk.ts';

/**
 * What a later tree has that an earlier one of the same start lacks: its new lines and the notes that differ, with the
 * bare nodes that lead to them. To be merged into another tree, so that nothing comes back that was removed from that.
 */
export function additionsTo(earlier: Tree, later: Tree): Tree {
  const twins = twinsIn(earlier, later);
  const root = rebuiltRoot(later, (node, children) => {
    const twin = twins.get(node);
    if (!twin) return node;
    const notes = hasSameNotes(node, twin) ? NO_NOTES : node.notes;
    return children.length === 0 && isBlank(notes) && node !== later.root
      ? null
      : { ...node, notes, children };
  });
  return { ...later, root };
}

/** The nodes of `later` that are in `earlier` too, with their likes there. */
function twinsIn(earlier: Tree, later: Tree): ReadonlyMap<TreeNode, TreeNode> {
  const twins = new Map([[later.root, earlier.root]]);
  for (const { node, parent } of placesOf(later)) {
    const before = parent && twins.get(parent.node);
    const twin = before && childOf(before, node.action);
    if (twin) twins.set(node, twin);
  }
  return twins;
}

/** Whether two nodes have the same notes, which may come from two readings of one text. */
const hasSameNotes = (one: TreeNode, other: TreeNode): boolean =>
  one.notes === other.notes || JSON.stringify(one.notes) === JSON.stringify(other.notes);
