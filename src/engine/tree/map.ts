import { at } from '../at.ts';
import { memo } from '../memo.ts';
import type { Tree, TreePath } from './tree.ts';
import { insideOf, nodesAlong } from './tree.ts';
import type { Place } from './walk.ts';
import { pathOf, placesOf } from './walk.ts';

/** A tree as a picture: its plies from left to right, and each line in a row of its own below the one it leaves. */
export interface TreeMap {
  /** The places of each row, from left to right; the first row is the main line from the start. */
  readonly rows: readonly (readonly Place[])[];
  /** The most plies that lead to a node. */
  readonly plies: number;
  /** For each row the row that it leaves; the first leaves none, and has 0. */
  readonly parents: readonly number[];
}

/** A point of a map: a ply and a row. */
export interface MapPoint {
  readonly ply: number;
  readonly row: number;
}

/** The map, and in which row each place is. */
const mapped = memo((tree: Tree) => {
  const rows: Place[][] = [];
  const rowOf = new Map<Place['node'], number>();
  const parents: number[] = [];
  let plies = 0;
  for (const place of placesOf(tree)) {
    const { node, parent, ply } = place;
    const above = parent?.node.children[0] === node ? rowOf.get(parent.node) : undefined;
    const row = above ?? rows.push([]) - 1;
    if (above === undefined) parents.push((parent && rowOf.get(parent.node)) ?? 0);
    at(rows, row).push(place);
    rowOf.set(node, row);
    plies = Math.max(plies, ply);
  }
  return { map: { rows, plies, parents } satisfies TreeMap, rowOf };
});

export const treeMap = (tree: Tree): TreeMap => mapped(tree).map;

/** The points of the nodes on a path, the root first. */
export function pointsAlong(tree: Tree, path: TreePath): readonly MapPoint[] {
  const { rowOf } = mapped(tree);
  const nodes = nodesAlong(tree, insideOf(tree, path)) ?? [];
  return nodes.map((node, ply) => ({ ply, row: rowOf.get(node) ?? 0 }));
}

/** The path to the node nearest to a point of the map, which need not be whole: in its row, at its ply. */
export function pathNear(tree: Tree, { ply, row }: MapPoint): TreePath {
  const { rows } = treeMap(tree);
  const places = at(rows, clamped(row, rows.length - 1));
  return pathOf(at(places, clamped(ply - at(places, 0).ply, places.length - 1)));
}

const clamped = (value: number, last: number): number => Math.min(last, Math.max(0, Math.round(value)));
