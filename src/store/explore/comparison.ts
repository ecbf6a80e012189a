import { turnStart } from '../../engine/game/game.ts';
import { variationStart } from '../../engine/tree/edits.ts';
import type { TreePath } from '../../engine/tree/tree.ts';
import { isSamePath, nodeAt } from '../../engine/tree/tree.ts';
import type { Study } from './study.ts';
import { lineOf } from './study.ts';

/** A node that the one shown can be compared with, and how it is related to that. */
export interface Compared {
  readonly kind: 'kept' | 'turn' | 'variation' | 'start';
  readonly path: TreePath;
}

/**
 * The nodes that the one shown can be compared with, each once: the one that is kept, the one before the last turn, the one
 * before the variation, and the start. `kept` is null for none, and left out if it is gone from the tree.
 */
export function comparedWith(study: Study, kept: TreePath | null): readonly Compared[] {
  const { tree, path } = study;
  const start = variationStart(tree, path);
  const all: readonly Compared[] = [
    ...(kept && nodeAt(tree, kept) ? [{ kind: 'kept', path: kept } as const] : []),
    { kind: 'turn', path: path.slice(0, turnStart(lineOf(study), path.length)) },
    ...(start > 0 ? [{ kind: 'variation', path: path.slice(0, start - 1) } as const] : []),
    { kind: 'start', path: [] },
  ];
  return all.filter(
    (one, i) =>
      !isSamePath(one.path, path) && all.findIndex((other) => isSamePath(other.path, one.path)) === i,
  );
}
