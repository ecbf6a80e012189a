import { memo } from '../memo.ts';
import { currentPosition } from '../game/game.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import type { Tree, TreePath } from './tree.ts';
import { gameAlong, isSamePath } from './tree.ts';
import type { Place } from './walk.ts';
import { pathOf, visitInParts, visits } from './walk.ts';

/** The places of a tree by their positions. */
const placesByPosition = memo((tree: Tree): ReadonlyMap<string, readonly Place[]> => {
  const places = new Map<string, Place[]>();
  for (const { place, step } of visits(tree)) {
    const text = textOf(step?.position ?? tree.start, tree.variant);
    const known = places.get(text);
    if (known) known.push(place);
    else places.set(text, [place]);
  }
  return places;
});

/** Does most of the work for `transpositionsOf` in parts, so that a page can draw between them. */
export const readPositions = (tree: Tree): Generator<undefined, void> =>
  visitInParts(tree, ({ step }) => {
    textOf(step?.position ?? tree.start, tree.variant);
  });

/**
 * The other places of a tree with the same position as the one at a path, in the order in which they are written.
 * Moves may be legal in one of them only: in Hex 39 and in repetitions that depends on how the position came about.
 */
export function transpositionsOf(tree: Tree, path: TreePath): readonly TreePath[] {
  const text = textOf(currentPosition(gameAlong(tree, path)), tree.variant);
  const places = placesByPosition(tree).get(text) ?? [];
  return places.length < 2 ? [] : places.map(pathOf).filter((other) => !isSamePath(other, path));
}

/** A position without the numbers that only count moves, as a text; equal for equal ones. */
const textOf = memo((position: Position, variant: Variant): string => {
  const { boards, fields } = variant.setup;
  const counting = fields.map(({ kind }) => kind === 'number');
  return variant
    .writePosition(position)
    .split(' ')
    .filter((_, i) => counting[i - boards.length] !== true)
    .join(' ');
});
