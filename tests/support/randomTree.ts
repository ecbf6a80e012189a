import * as fc from 'fast-check';
import { at } from '../../src/engine/at.ts';
import { currentPosition, isFull, movesAt, outcomeOf } from '../../src/engine/game/game.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { addAction, annotate } from '../../src/engine/tree/edits.ts';
import { toggleGlyph, toggleShape, withAssertion, withComment } from '../../src/engine/tree/notes.ts';
import { COLOURS } from '../../src/engine/tree/shape.ts';
import type { Tree, TreePath } from '../../src/engine/tree/tree.ts';
import { gameAlong, newTree } from '../../src/engine/tree/tree.ts';
import { pathOf, placesOf } from '../../src/engine/tree/walk.ts';
import { registry } from './registry.ts';

const number = fc.nat(1_000_000);

/** How a tree grows by one action: after which node, which move, and what is noted on it. */
const growths = (most: number) =>
  fc.array(fc.record({ after: number, move: number, note: fc.nat(7), text: fc.string({ maxLength: 12 }) }), {
    maxLength: most,
    size: 'max',
  });

/** Trees of up to `most` nodes with notes, of any variant if none is named. Half of the actions go on at the newest node. */
export const trees = (most = 40, ...variants: readonly Variant[]): fc.Arbitrary<Tree> =>
  fc
    .record({
      variant: fc.constantFrom(...(variants.length > 0 ? variants : registry)),
      growths: growths(most),
    })
    .map(({ variant, growths }) => grown(newTree(variant), growths));

/** Two trees with the same start. */
export const twins = (most = 30, ...variants: readonly Variant[]): fc.Arbitrary<readonly [Tree, Tree]> =>
  fc
    .record({
      variant: fc.constantFrom(...(variants.length > 0 ? variants : registry)),
      shared: growths(most / 2),
      one: growths(most / 2),
      other: growths(most / 2),
    })
    .map(({ variant, shared, one, other }) => {
      const tree = grown(newTree(variant), shared);
      return [grown(tree, one), grown({ ...tree, start: { ...tree.start } }, other)];
    });

interface Growth {
  readonly after: number;
  readonly move: number;
  readonly note: number;
  readonly text: string;
}

function grown(tree: Tree, growths: readonly Growth[]): Tree {
  let newest: TreePath = [];
  return growths.reduce((grown, { after, move, note, text }) => {
    const places = placesOf(grown);
    const path = after % 2 === 0 ? newest : pathOf(at(places, Math.floor(after / 2) % places.length));
    const game = gameAlong(grown, path);
    if (outcomeOf(game) || isFull(game)) return grown;
    const moves = movesAt(game, game.steps.length);
    const action = grown.variant.writeMove(currentPosition(game), at(moves, move % moves.length));
    newest = [...path, action];
    const { sites } = grown.variant.topology;
    const nameOf = (pick: number) => at(sites, pick % sites.length).name;
    return annotate(addAction(grown, path, action), newest, (notes) => {
      if (note === 1) return withComment(notes, text);
      if (note === 2) return toggleGlyph(notes, 1 + (move % 6));
      if (note === 3)
        return toggleShape(notes, {
          colour: at(COLOURS, move % COLOURS.length),
          from: nameOf(after),
          to: nameOf(move),
        });
      if (note === 4)
        return withAssertion(notes, { kind: 'won', side: move % 2 === 0 ? 0 : 1, turns: move % 9 });
      if (note === 5) return withAssertion(notes, { kind: 'drawn', turns: move % 9 });
      return notes;
    });
  }, tree);
}

/** All paths of a tree as texts. */
export const pathsIn = (tree: Tree): readonly string[] =>
  placesOf(tree).map((place) => pathOf(place).join(' '));

/** A path of a tree, picked by a number. */
export const pickedPath = (tree: Tree, pick: number): TreePath => {
  const places = placesOf(tree);
  return pathOf(at(places, pick % places.length));
};
