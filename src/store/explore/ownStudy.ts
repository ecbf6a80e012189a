import { gameOfTree, openedTree } from '../../engine/record/treeLink.ts';
import { mergeTrees } from '../../engine/tree/merge.ts';
import type { Repository } from '../library/repository.ts';
import type { SavedStudy } from '../library/savedStudy.ts';
import { isNewerStudy, readStudy } from '../library/savedStudy.ts';
import type { Study } from './study.ts';

/**
 * The study that this device keeps of the same game as a tree from elsewhere, the one that was changed last, if the two
 * can be one tree; null for none.
 */
export async function ownStudyOf(
  { tree, game }: Study,
  repository: Pick<Repository<SavedStudy>, 'all'>,
): Promise<SavedStudy | null> {
  if (!game) return null;
  const all = await repository.all();
  const saved = (all.ok ? all.value : []).flatMap((value) => {
    const read = readStudy(value);
    return read.ok && !isNewerStudy(read.value) ? [read.value] : [];
  });
  const own = saved
    .filter(({ variant, link }) => variant === tree.variant.id && gameOfTree(link)?.id === game.id)
    .sort((a, b) => b.changed - a.changed);
  return (
    own.find(({ link }) => {
      const opened = openedTree(tree.variant, link);
      return opened.ok && opened.value.stopped === null && mergeTrees(opened.value.tree, tree).ok;
    }) ?? null
  );
}
