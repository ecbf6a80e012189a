import type { Game } from '../engine/game/game.ts';
import { notationAt } from '../engine/record/notation.ts';
import { openedTree } from '../engine/record/treeLink.ts';
import type { Message } from '../engine/rules/message.ts';
import type { Result } from '../engine/rules/result.ts';
import { success } from '../engine/rules/result.ts';
import type { BySide } from '../engine/rules/side.ts';
import type { Variant } from '../engine/rules/variant.ts';
import type { TreePath } from '../engine/tree/tree.ts';
import { endOfLine, gameAlong, nodeAt } from '../engine/tree/tree.ts';
import type { Way } from '../store/explore/ways.ts';
import { wayFrom } from '../store/explore/ways.ts';
import type { Table } from '../words/sentences.ts';
import { tree as sentences } from '#words/tree.ts';

/** The lines of a tree from a link, as far as a board in another page needs them. */
export interface TreeLines {
  readonly players: BySide<string>;
  /** The node that the link shows. */
  readonly path: TreePath;
  /** Why some lines are left out; null if all are there. */
  readonly stopped: Message | null;
  /** The sentences for that. */
  readonly sentences: Table;
  /** The line through a node, on to its end. */
  readonly lineThrough: (path: TreePath) => Game;
  /** The nodes right after one, if there are several, and how their moves are written; none for a line that is not in the tree. */
  readonly rivalsAfter: (path: TreePath) => readonly Rival[];
  /** Where a key leads, as in the app; null for one that leads along the line, or nowhere. */
  readonly pathByKey: (path: TreePath, key: string, isShifted: boolean) => TreePath | null;
  /** The comment on a node; empty for none. */
  readonly commentAt: (path: TreePath) => string;
}

/** One of several nodes after the same one. */
interface Rival {
  readonly path: TreePath;
  readonly text: string;
}

/** The keys that lead from variation to variation, and those with Shift. */
const WAYS: Readonly<Record<string, Way>> = { ArrowUp: 'above', ArrowDown: 'below' };
const SHIFTED: Readonly<Record<string, Way>> = { ArrowLeft: 'out', ArrowRight: 'in' };

/** Reads the tree in a link. A part of its own, since few boards show one. */
export function readTree(variant: Variant, link: string): Result<TreeLines> {
  const opened = openedTree(variant, link);
  if (!opened.ok) return opened;
  const { tree, path, players, stopped } = opened.value;
  return success({
    players,
    path,
    stopped,
    sentences,
    lineThrough: (through) => gameAlong(tree, endOfLine(tree, through)),
    rivalsAfter: (before) => {
      const next = nodeAt(tree, before)?.children ?? [];
      if (next.length < 2) return [];
      return next.map(({ action }) => {
        const after = [...before, action];
        return { path: after, text: notationAt(gameAlong(tree, after), after.length) };
      });
    },
    pathByKey: (from, key, isShifted) => {
      const way = (isShifted ? SHIFTED : WAYS)[key];
      return way ? wayFrom(tree, from, way) : null;
    },
    commentAt: (of) => nodeAt(tree, of)?.notes.comment ?? '',
  });
}
