import type { Game } from '../../engine/game/game.ts';
import { effectsOfStep } from '../../engine/game/game.ts';
import { notationAt } from '../../engine/record/notation.ts';
import type { Effect } from '../../engine/rules/effect.ts';
import { reverseEffects } from '../../engine/rules/effect.ts';
import { gameAlong, isWithin, nodeAt } from '../../engine/tree/tree.ts';
import type { Study } from './study.ts';
import { lineOf } from './study.ts';

/** The notations of what was tried from the node that is shown. */
export function repliesIn({ tree, path }: Study): readonly string[] {
  const children = nodeAt(tree, path)?.children ?? [];
  return children.map(
    ({ action }) => notationAt(gameAlong(tree, [...path, action]), path.length + 1) || action,
  );
}

/** What happens on the board between two nodes; null unless one comes right after the other. */
export function effectsBetween(before: Study, after: Study): readonly Effect[] | null {
  const isAfter = after.path.length === before.path.length + 1 && isWithin(before.path, after.path);
  const isBefore = before.path.length === after.path.length + 1 && isWithin(after.path, before.path);
  const lastEffects = (game: Game) => effectsOfStep(game, game.steps.length);
  if (isAfter) return lastEffects(lineOf(after));
  return isBefore ? reverseEffects(lastEffects(lineOf(before))) : null;
}
