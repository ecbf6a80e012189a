import type { Game } from '../game/game.ts';
import { currentPosition, withStep } from '../game/game.ts';
import type { Move } from '../rules/move.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Notes } from '../tree/notes.ts';
import { NO_NOTES } from '../tree/notes.ts';
import type { TreeNode } from '../tree/tree.ts';
import { leaf, stepAfter } from '../tree/tree.ts';

/** A node of a tree that is being built. */
export interface DraftNode {
  readonly action: string;
  notes: Notes;
  /** The least depth of the lines that come through it. */
  depth: number;
  /** Where the line of that depth goes on. */
  preferred: DraftNode | null;
  readonly children: Map<string, DraftNode>;
}

/** A tree that is being built. */
export interface Draft {
  readonly root: DraftNode;
  /** All nodes, each after its parent. */
  readonly nodes: DraftNode[];
}

/** A node of a draft with the line that leads to it. */
export interface DraftPlace {
  readonly node: DraftNode;
  readonly game: Game;
  readonly round: number;
}

const draftNode = (action: string, depth: number): DraftNode => ({
  action,
  notes: NO_NOTES,
  depth,
  preferred: null,
  children: new Map(),
});

/** A draft with nothing but a root. */
export function newDraft(): Draft {
  const root = draftNode('', 0);
  return { root, nodes: [root] };
}

/**
 * The place after a move, which a line of a depth makes: 0 for the main line, 1 for its variations, and so on. Null if no
 * further move can be made. The line that is least deep is preferred, whenever it comes.
 */
export function withDraftMove(
  { nodes }: Draft,
  { node, game, round }: DraftPlace,
  move: Move,
  depth: number,
): DraftPlace | null {
  const before = currentPosition(game);
  const action = game.variant.writeMove(before, move);
  const step = stepAfter(game, action);
  if (!step) return null;
  let child = node.children.get(action);
  if (!child) {
    child = draftNode(action, depth);
    node.children.set(action, child);
    nodes.push(child);
  }
  if (depth < child.depth) {
    child.depth = depth;
    child.preferred = null;
  }
  if (node.depth === depth) node.preferred ??= child;
  const isNewRound = before.turn === BLACK && step.position.turn === WHITE;
  return { node: child, game: withStep(game, step), round: round + (isNewRound ? 1 : 0) };
}

/** The root of the tree that a draft has become. */
export function finished({ nodes, root }: Draft): TreeNode {
  const made = new Map<DraftNode, TreeNode>();
  for (const node of [...nodes].reverse()) {
    const { preferred } = node;
    const others = [...node.children.values()].filter((child) => child !== preferred);
    made.set(node, {
      ...leaf(node.action, node.notes),
      children: [...(preferred ? [preferred] : []), ...others].flatMap((child) => made.get(child) ?? []),
    });
  }
  return made.get(root) ?? leaf('');
}
