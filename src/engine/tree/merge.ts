import type { Result } from '../rules/result.ts';
import { failure, success } from '../rules/result.ts';
import type { TreeMessage } from './treeMessage.ts';
import { mergeNotes } from './notes.ts';
import type { Tree, TreeNode } from './tree.ts';
import { MOST_NODES, childOf, sizeOf } from './tree.ts';

/**
 * The union of two trees of one start: every line and every comment of both. The order, the main line and the game
 * played are those of `mine`. Fails for trees of different variants or starts.
 */
export function mergeTrees(mine: Tree, theirs: Tree): Result<Tree> {
  const { variant } = mine;
  if (variant.id !== theirs.variant.id) return refusal({ id: 'tree/other-variant' });
  if (variant.writePosition(mine.start) !== variant.writePosition(theirs.start))
    return refusal({ id: 'tree/other-start' });
  const merged = { ...mine, root: mergeNodes(mine.root, theirs.root) };
  return sizeOf(merged) > MOST_NODES ? refusal({ id: 'tree/too-large', most: MOST_NODES }) : success(merged);
}

const refusal = (message: TreeMessage): Result<never> => failure(message);

/** Two nodes to be merged, and where the result belongs. */
interface Pair {
  readonly mine: TreeNode;
  readonly theirs: TreeNode;
  /** The children of `mine`, those that both have merged. */
  readonly children: TreeNode[];
  /** The `children` of the pair above, and the place there; null for the pair of roots. */
  readonly place: { readonly among: TreeNode[]; readonly index: number } | null;
}

/** The union of two nodes; `mine` itself if it has all that `theirs` has. A tree may be too deep for a recursion. */
function mergeNodes(mine: TreeNode, theirs: TreeNode): TreeNode {
  const pairs: Pair[] = [{ mine, theirs, children: [...mine.children], place: null }];
  for (const { mine: own, theirs: other, children: among } of pairs)
    own.children.forEach((child, index) => {
      const twin = childOf(other, child.action);
      if (twin)
        pairs.push({ mine: child, theirs: twin, children: [...child.children], place: { among, index } });
    });
  let merged = mine;
  for (const pair of pairs.reverse()) {
    merged = joined(pair);
    if (pair.place) pair.place.among[pair.place.index] = merged;
  }
  return merged;
}

function joined({ mine, theirs, children: shared }: Pair): TreeNode {
  const notes = mergeNotes(mine.notes, theirs.notes);
  const added = theirs.children.filter(({ action }) => !childOf(mine, action));
  const isSame =
    notes === mine.notes && added.length === 0 && shared.every((child, i) => child === mine.children[i]);
  return isSame ? mine : { ...mine, notes, children: [...shared, ...added] };
}
