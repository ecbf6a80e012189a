import { positionAt } from '../../engine/game/game.ts';
import { roundAt } from '../../engine/record/rounds.ts';
import { WHITE } from '../../engine/rules/side.ts';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import { gameAlong } from '../../engine/tree/tree.ts';
import { nameAt } from '../../store/explore/shown.ts';
import * as words from '#words/ui/explore.ts';

/** What the node at a path is called: the number of its round and its move, `2… d6`. */
export function nodeName(tree: Tree, path: TreePath): string {
  if (path.length === 0) return words.toStart;
  const game = gameAlong(tree, path);
  const ply = path.length;
  return `${words.roundNumber(roundAt(game, ply), positionAt(game, ply - 1).turn === WHITE)} ${nameAt(tree, path)}`;
}
