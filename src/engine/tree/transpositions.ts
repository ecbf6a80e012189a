import { finish } from '../finish.ts';
import { memo, memoInParts } from '../memo.ts';
import { currentPosition } from '../game/game.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import type { Tree, TreePath } from './tree.ts';
import { gameAlong, isSamePath } from './tree.ts';
import type { Place } from './walk.ts';
import { pathOf, visitInParts } from './walk.ts';

type PlacesByPosition = ReadonlyMap<string, readonly Place[]>;

/** The places of a tree by their positions, found in parts, so that a page can draw between them; kept from then on. */
export const readPositions = memoInParts(function* (tree: Tree): Generator<undefined, PlacesByPosition> {
  const places = new Map<string, Place[]>();
  yield* visitInParts(tree, ({ place, step }) => {
    const text = textOf(step?.position ?? tree.start, tree.variant);
    const same = places.get(text);
    if (same) same.push(place);
    else places.set(text, [place]);
  });
  return places;
});

/**
 * The other places of a tree with the same position as the one at a path, in the order in which they are written.
 * Moves may be legal in one of them only: in Hex 39 and in repetitions that depends on how the position came about.
 */
export function transpositionsOf(tree: Tree, path: TreePath): readonly TreePath[] {
  const text = textOf(currentPosition(gameAlong(tree, path)), tree.variant);
  const places = finish(readPositions(tree)).get(text) ?? [];
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
