import { at } from '../../engine/at.ts';
import type { Game } from '../../engine/game/game.ts';
import { effectsOfStep } from '../../engine/game/game.ts';
import { notationAt } from '../../engine/record/notation.ts';
import type { Effect } from '../../engine/rules/effect.ts';
import { reverseEffects } from '../../engine/rules/effect.ts';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import { gameAlong, isWithin, nodeAt, sizeOf } from '../../engine/tree/tree.ts';
import type { Study } from './study.ts';
import { lineOf } from './study.ts';

/** The notations of what was tried from the node that is shown. */
export function repliesIn({ tree, path }: Study): readonly string[] {
  const children = nodeAt(tree, path)?.children ?? [];
  return children.map(({ action }) => nameAt(tree, [...path, action]));
}

/** The notations of what else was tried in place of the node that is shown. */
export function rivalsIn({ tree, path }: Study): readonly string[] {
  const before = path.slice(0, -1);
  const others = path.length === 0 ? [] : (nodeAt(tree, before)?.children ?? []);
  return others
    .filter(({ action }) => action !== path.at(-1))
    .map(({ action }) => nameAt(tree, [...before, action]));
}

/** The notation of the action that leads to a node, or the action string if it has none; empty for the root. */
export const nameAt = (tree: Tree, path: TreePath): string =>
  path.length === 0 ? '' : notationAt(gameAlong(tree, path), path.length) || at(path, path.length - 1);

/** What would go with the node at a path: how many actions, itself included, and what the first is called. */
export function removalOf(tree: Tree, path: TreePath): { readonly count: number; readonly first: string } {
  const root = nodeAt(tree, path);
  return { count: root ? sizeOf({ ...tree, root }) : 0, first: nameAt(tree, path) };
}

/** What happens on the board between two nodes; null unless one comes right after the other. */
export function effectsBetween(before: Study, after: Study): readonly Effect[] | null {
  const isAfter = after.path.length === before.path.length + 1 && isWithin(before.path, after.path);
  const isBefore = before.path.length === after.path.length + 1 && isWithin(after.path, before.path);
  const lastEffects = (game: Game) => effectsOfStep(game, game.steps.length);
  if (isAfter) return lastEffects(lineOf(after));
  return isBefore ? reverseEffects(lastEffects(lineOf(before))) : null;
}
