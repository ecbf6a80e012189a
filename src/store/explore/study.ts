import type { Game } from '../../engine/game/game.ts';
import type { LinkedTree } from '../../engine/record/treeLink.ts';
import type { Position } from '../../engine/rules/position.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import { gameAlong, insideOf, isSamePath, newTree, treeOf } from '../../engine/tree/tree.ts';
import type { GameDocument } from '../document/document.ts';
import { newDocument } from '../document/document.ts';

/** What is explored: a tree, the node that is shown, and the game around which it grew, if there is one. */
export type Study = LinkedTree;

export const newStudy = (variant: Variant, start?: Position): Study => ({
  tree: newTree(variant, start),
  path: [],
  players: ['', ''],
  game: null,
});

/** The study of a game, which shows the position that the game showed. */
export function studyOf({
  game,
  players,
  cursor,
  identity,
}: Pick<GameDocument, 'game' | 'players' | 'cursor' | 'identity'>): Study {
  const tree = treeOf(game);
  return { tree, path: tree.played.slice(0, cursor), players, game: identity };
}

/** The study with another tree, showing the node at a path or, if that is gone, the last one before it. */
export const withTree = (study: Study, tree: Tree, path: TreePath = study.path): Study => {
  const shown = insideOf(tree, path);
  return tree === study.tree && isSamePath(shown, study.path) ? study : { ...study, tree, path: shown };
};

/** The line that leads to the node shown, as a game that ends there. */
export const lineOf = ({ tree, path }: Study): Game => gameAlong(tree, path);

/** A document of that line, to play on from the node shown. */
export const documentOfLine = (study: Study): GameDocument =>
  newDocument(lineOf(study), { players: study.players });
