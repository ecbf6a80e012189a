import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { currentPosition, movesAt, outcomeOf } from '../../../src/engine/game/game.ts';
import { treeRows } from '../../../src/engine/record/treeRows.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { addAction } from '../../../src/engine/tree/edits.ts';
import type { Tree, TreePath } from '../../../src/engine/tree/tree.ts';
import { endOfLine, gameAlong, isSamePath, newTree, nodeAt } from '../../../src/engine/tree/tree.ts';
import { pathOf } from '../../../src/engine/tree/walk.ts';

/** An action to try after the node at a path. */
export interface Try {
  readonly path: TreePath;
  readonly action: string;
}

/** A main line and variations of it, as somebody who explores tries them, one action at a time. */
export function triesOf(variant: Variant, depth: number, variations: number): readonly Try[] {
  const tries: Try[] = [];
  let tree = newTree(variant);
  const attempt = (path: TreePath, seed: number) => {
    const game = gameAlong(tree, path);
    const known = nodeAt(tree, path)?.children.map(({ action }) => action) ?? [];
    const actions = movesAt(game, game.steps.length)
      .map((move) => variant.writeMove(currentPosition(game), move))
      .filter((action) => !known.includes(action) && action !== 'end');
    const action = actions[(seed * 7) % actions.length];
    if (action === undefined || outcomeOf(game)) throw new Error('Nothing is left to try.');
    tries.push({ path, action });
    tree = addAction(tree, path, action);
  };
  for (let ply = 0; ply < depth; ply++) attempt(endOfLine(tree, []), ply + 1);
  const main = endOfLine(tree, []);
  for (let i = 0; i < variations; i++) attempt(main.slice(0, i % depth), i + 2);
  return tries;
}

/** The tree to which tries lead. */
export const treeFrom = (variant: Variant, tries: readonly Try[]): Tree =>
  tries.reduce((tree, { path, action }) => addAction(tree, path, action), newTree(variant));

const list = (page: Page) => page.getByRole('list', { name: 'Moves and variations' });

/** The moves on the screen, in the order in which they are written, without the start. */
export const writtenMoves = (page: Page) =>
  list(page)
    .getByRole('button')
    .filter({ hasNotText: /^Start$/ });

/** Waits until the screen shows a tree. */
export async function expectTree(page: Page, tree: Tree): Promise<void> {
  const texts = treeRows(tree).flatMap(({ moves }) =>
    moves.map(({ text, isImplied }) => (isImplied ? 'end' : text)),
  );
  await expect(writtenMoves(page)).toHaveText(texts);
}

/** The button of the move at a path. */
export function moveAt(page: Page, tree: Tree, path: TreePath) {
  const moves = treeRows(tree).flatMap((row) => row.moves);
  const index = moves.findIndex(({ place }) => isSamePath(pathOf(place), path));
  return path.length === 0
    ? list(page).getByRole('button', { name: 'Start', exact: true })
    : writtenMoves(page).nth(index);
}
