import { openedTree } from '../../engine/record/treeLink.ts';
import { variantOf } from '../../engine/registry.ts';
import { mergeTrees } from '../../engine/tree/merge.ts';
import type { SavedStudy } from '../library/savedStudy.ts';
import { savedStudyFrom } from './savedStudyFrom.ts';

/**
 * A saved study with what another copy of it has more; the saved one itself if that has nothing more. Null if the two
 * cannot be one study, or cannot be read whole today.
 */
export async function joinStudies(saved: SavedStudy, copy: SavedStudy): Promise<SavedStudy | null> {
  const variant = await variantOf(saved.variant);
  if (!variant.ok || saved.variant !== copy.variant) return null;
  const mine = openedTree(variant.value, saved.link);
  const theirs = openedTree(variant.value, copy.link);
  if (!mine.ok || !theirs.ok || mine.value.stopped !== null || theirs.value.stopped !== null) return null;
  const tree = mergeTrees(mine.value.tree, theirs.value.tree);
  if (!tree.ok) return null;
  if (tree.value.root === mine.value.tree.root) return saved;
  const revision = Math.max(saved.revision, copy.revision) + 1;
  const changed = Math.max(saved.changed, copy.changed);
  return savedStudyFrom({ ...mine.value, tree: tree.value }, { ...saved, revision, changed });
}
