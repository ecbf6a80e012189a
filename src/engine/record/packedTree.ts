import { finish } from '../finish.ts';
import { memoInParts } from '../memo.ts';
import type { Topology } from '../topology/topology.ts';
import type { TreeNode } from '../tree/tree.ts';
import { MOST_NODES, leaf } from '../tree/tree.ts';
import { packAction, unpackAction } from './packing.ts';

/*
 * The actions of a tree in few bytes: each node as its action and a byte below 0x20 that says how many children it has, then
 * those children, each with all that follows it. So a tree with one line takes no more room than a game.
 */
const ONE_CHILD = 0x0a;
const NO_CHILD = 0x01;
/** Ten children or more: the number follows in two digits of base 128. */
const MANY_CHILDREN = 0x0b;
const LEAST_MANY = 10;
/** The least byte of an action. */
const FIRST_LETTER = 0x20;
const DIGITS = 0x80;

function countBytes(count: number): readonly number[] {
  if (count === 0) return [NO_CHILD];
  if (count === 1) return [ONE_CHILD];
  return count < LEAST_MANY
    ? [count]
    : [MANY_CHILDREN, DIGITS + Math.floor(count / DIGITS), DIGITS + (count % DIGITS)];
}

/** How many nodes are packed without a pause. */
const AT_ONCE = 100;

/** The bytes of a node and all after it. */
export const packTree = (root: TreeNode, topology: Topology): Uint8Array =>
  finish(packInParts(root, topology));

/** The same in parts, so that a page can draw between them. Kept, because going through a tree does not change it. */
export const packInParts = memoInParts(function* (
  root: TreeNode,
  topology: Topology,
): Generator<undefined, Uint8Array> {
  const bytes: number[] = [];
  const waiting = [root];
  let count = 0;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    bytes.push(...packAction(topology, node.action), ...countBytes(node.children.length));
    waiting.push(...[...node.children].reverse());
    if (++count % AT_ONCE === 0) yield;
  }
  return Uint8Array.from(bytes);
});

/** A node that is being read, and how many of its children are still to come. */
interface Unfinished {
  readonly action: string;
  readonly children: TreeNode[];
  readonly known: Set<string>;
  awaited: number;
}

/** The root of a packed tree; null if the bytes are not one. */
export function unpackTree(topology: Topology, bytes: Uint8Array): TreeNode | null {
  const open: Unfinished[] = [];
  let begin = 0;
  for (let nodes = 0; begin < bytes.length && nodes < MOST_NODES; nodes++) {
    let end = begin;
    while ((bytes[end] ?? 0) >= FIRST_LETTER) end++;
    const action = unpackAction(topology, bytes.subarray(begin, end));
    const count = countAt(bytes, end);
    if (action === null || count === null || (action === '') !== (nodes === 0)) return null;
    begin = end + (count < LEAST_MANY ? 1 : 3);
    open.push({ action, children: [], known: new Set(), awaited: count });
    for (let last = open.at(-1); last?.awaited === 0; last = open.at(-1)) {
      open.pop();
      const node = { ...leaf(last.action), children: last.children };
      const parent = open.at(-1);
      if (!parent) return begin === bytes.length ? node : null;
      if (parent.known.has(node.action)) return null;
      parent.known.add(node.action);
      parent.children.push(node);
      parent.awaited--;
    }
  }
  return null;
}

/** How many children the bytes at a place tell of; null if they tell nothing. */
function countAt(bytes: Uint8Array, place: number): number | null {
  const byte = bytes[place];
  if (byte === undefined || byte > MANY_CHILDREN || byte === 0) return null;
  if (byte === ONE_CHILD) return 1;
  if (byte === NO_CHILD) return 0;
  if (byte < LEAST_MANY) return byte;
  const [high = 0, low = 0] = bytes.subarray(place + 1, place + 3);
  return high < DIGITS || low < DIGITS ? null : (high - DIGITS) * DIGITS + (low - DIGITS);
}
