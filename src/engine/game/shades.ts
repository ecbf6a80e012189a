import { memo } from '../memo.ts';
import { EMPTY, pieceOf } from '../rules/piece.ts';
import { WHITE } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { shapeOf } from '../topology/topology.ts';

/** The names of the kinds of pieces that never leave the shade on which they stand, as a bishop does not. */
export const boundKinds = memo((variant: Variant): readonly string[] =>
  variant.kinds.flatMap(({ name }, kind) => (kind > 0 && isBound(variant, kind) ? [name] : [])),
);

/** Whether the shades of a board matter in its game: whether there is a kind of piece that never leaves its shade. */
export const areShadesNeeded = (variant: Variant): boolean => boundKinds(variant).length > 0;

/** Whether a piece of that kind can stand on several shades, but never goes from one to another. */
function isBound(variant: Variant, kind: number): boolean {
  const shadeOf = (site: Site) => shapeOf(variant.topology, site).shade;
  const ways = variant.topology.sites.flatMap((_, from) =>
    goalsOf(variant, kind, from).map((to) => ({ from: shadeOf(from), to: shadeOf(to) })),
  );
  return new Set(ways.map(({ from }) => from)).size > 1 && ways.every(({ from, to }) => from === to);
}

/** Where a piece of that kind may go from a site if it is alone on the board. */
function goalsOf(variant: Variant, kind: number, from: Site): Site[] {
  const board = variant.start.board.map((__, site) => (site === from ? pieceOf(kind, WHITE) : EMPTY));
  return variant.movementMap({ ...variant.start, board }, from).map(({ site }) => site);
}
