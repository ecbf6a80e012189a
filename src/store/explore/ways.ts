import { at } from '../../engine/at.ts';
import { variationStart } from '../../engine/tree/edits.ts';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import { endOfLine, nodeAt } from '../../engine/tree/tree.ts';

/** The ways to go from node to node. */
export type Way = 'first' | 'back' | 'forward' | 'last' | 'above' | 'below' | 'out' | 'in';

/**
 * Where a way leads from a path: back and on along the line, to the variation above or below, out of a variation to the
 * node before which it begins, or into the first one. The path itself where there is nothing.
 */
export function wayFrom(tree: Tree, path: TreePath, way: Way): TreePath {
  const next = nodeAt(tree, path)?.children ?? [];
  switch (way) {
    case 'first':
      return [];
    case 'back':
      return path.slice(0, -1);
    case 'forward':
      return next[0] ? [...path, next[0].action] : path;
    case 'last':
      return endOfLine(tree, path);
    case 'above':
      return besides(tree, path, -1);
    case 'below':
      return besides(tree, path, 1);
    case 'out': {
      const start = variationStart(tree, path);
      return start === 0 ? path : path.slice(0, start - 1);
    }
    case 'in': {
      const variation = next[1] ?? next[0];
      return variation ? [...path, variation.action] : path;
    }
  }
}

/** The path to the node so many places after the one at a path, among those beside it, round and round. */
function besides(tree: Tree, path: TreePath, places: number): TreePath {
  const parent = path.slice(0, -1);
  const rivals = path.length === 0 ? [] : (nodeAt(tree, parent)?.children ?? []);
  const own = rivals.findIndex(({ action }) => action === path.at(-1));
  if (own === -1) return path;
  return [...parent, at(rivals, (own + places + rivals.length) % rivals.length).action];
}
