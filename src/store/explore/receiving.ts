import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import { additionsTo } from '../../engine/tree/additions.ts';
import { mergeTrees } from '../../engine/tree/merge.ts';
import type { Tree } from '../../engine/tree/tree.ts';
import type { Study } from './study.ts';
import { withTree } from './study.ts';

/**
 * A tree after another page has changed it from `base` to `theirs`. If this page has not changed it, it is theirs, which
 * may also lack something; otherwise it has what both have added. Without a `base` it is all that either has.
 */
export function withTheirs(mine: Tree, theirs: Tree, base: Tree | null): Result<Tree> {
  const merged = mergeTrees(mine, base ? additionsTo(base, theirs) : theirs);
  // The start is the same; what was replayed after it belongs to ours.
  return merged.ok && mine === base ? success({ ...theirs, start: mine.start }) : merged;
}

/** Adds what another page has added to `base` to an earlier or later state of a study, if there is room. */
export function withAdditions(theirs: Tree, base: Tree): (study: Study) => Study {
  const additions = additionsTo(base, theirs);
  return (study) => {
    const merged = mergeTrees(study.tree, additions);
    return merged.ok ? withTree(study, merged.value) : study;
  };
}
