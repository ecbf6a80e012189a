import { openedTree } from '../../engine/record/treeLink.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { mergeTrees } from '../../engine/tree/merge.ts';
import type { Tree } from '../../engine/tree/tree.ts';
import { keepingFailure } from '../library/keepingFailure.ts';
import type { KeepingMessage } from '../library/keepingMessage.ts';
import type { Repository } from '../library/repository.ts';
import type { SavedStudy } from '../library/savedStudy.ts';
import { isNewerStudy, readStudy } from '../library/savedStudy.ts';
import type { Study } from './study.ts';
import { withTree } from './study.ts';

/** A study as it came from an address, and why not all of it is there; null if it is. */
export interface OpenedStudy {
  readonly study: Study;
  readonly stopped: Message | null;
}

/** How a study that is being opened is to be saved. */
export interface StudyKeeping {
  /** The id under which it is saved, or will be; null for one that gets an id with its first change. */
  readonly id: string | null;
  /** What the repository has, and the tree in it; null if it should have nothing. */
  readonly kept: { readonly saved: SavedStudy; readonly tree: Tree } | null;
}

/** The study that was asked for, and how it is to be saved. */
export interface FoundStudy extends OpenedStudy {
  readonly keeping: StudyKeeping;
}

/** What an address asks for. */
interface StudyWish {
  readonly id: string;
  /** The revision that the page showed; null for the saved study, whatever its revision. */
  readonly revision: number | null;
  /** The study that the address holds; null if it holds none. */
  readonly linked: OpenedStudy | null;
}

/** A study from elsewhere: it is not saved until something happens in it. */
export const unsavedStudy = (opened: OpenedStudy): FoundStudy => ({
  ...opened,
  keeping: { id: null, kept: null },
});

const NEWER: KeepingMessage = { id: 'study/newer-shown' };

/**
 * Finds the study of the variant that an address asks for. The saved one is the study, with what the address has more if
 * that is ahead. Fails if the study could only be on the device, and is not there or cannot be read.
 */
export async function findStudy(
  variant: Variant,
  { id, revision, linked }: StudyWish,
  repository: Repository<SavedStudy>,
): Promise<Result<FoundStudy>> {
  // A failed read may well succeed on a second attempt.
  const first = await repository.get(id);
  const value = first.ok ? first : await repository.get(id);
  const isThere = value.ok && value.value !== undefined;
  // A study removed elsewhere comes back under its id once somebody changes it here.
  if (!isThere && linked) return success({ ...linked, keeping: { id, kept: null } });
  if (!value.ok) return value;
  if (!isThere) return keepingFailure({ id: 'study/gone' });
  const read = readStudy(value.value);
  // What is unreadable stays as it is.
  if (!read.ok) return linked ? success(unsavedStudy(linked)) : read;
  const saved = read.value;
  if (saved.variant !== variant.id) return keepingFailure({ id: 'study/other-variant' });
  const opened = openedTree(variant, saved.link);
  if (!opened.ok) return linked ? success(unsavedStudy(linked)) : opened;
  const { stopped, ...study } = opened.value;
  // A study of which not all can be read stays as it is, too: a change makes another one.
  if (isNewerStudy(saved)) return success(unsavedStudy({ study, stopped: NEWER }));
  if (stopped !== null) return success(unsavedStudy({ study, stopped }));
  const keeping: StudyKeeping = { id, kept: { saved, tree: study.tree } };
  if (!linked) return success({ study, stopped: null, keeping });
  if (revision === null || revision <= saved.revision)
    return success({ study: withTree(study, study.tree, linked.study.path), stopped: null, keeping });
  const merged = mergeTrees(study.tree, linked.study.tree);
  if (!merged.ok) return success(unsavedStudy(linked));
  return success({ study: withTree(study, merged.value, linked.study.path), stopped: null, keeping });
}
