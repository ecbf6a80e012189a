import type { PieceMovement } from '../../../src/engine/rules/movement.ts';
import { alike, leap } from '../../../src/engine/rules/movement.ts';
import type { KindInfo } from '../../../src/engine/rules/piece.ts';
import { NOTHING, byKind, kindNamed } from '../../../src/engine/rules/piece.ts';
import type { Side } from '../../../src/engine/rules/side.ts';
import { WHITE, bySide } from '../../../src/engine/rules/side.ts';
import { DIAGONAL, ORTHOGONAL, squares } from '../../../src/engine/topology/squares.ts';

export const board = squares(3, 4);

const kindNames = ['king', 'walker'] as const;

export type KindName = (typeof kindNames)[number];

export const KING = kindNamed(kindNames, 'king');

const kind = (letter: string, name: KindName): KindInfo => ({
  letter,
  name,
  figure: name,
  movement: { id: `tiny/movement/${name}` },
});

export const kinds: readonly KindInfo[] = byKind(kindNames, NOTHING, {
  king: kind('K', 'king'),
  // Nobody has drawn one yet.
  walker: kind('W', 'walker'),
});

function walker(side: Side): PieceMovement {
  const ahead = side === WHITE ? 1 : -1;
  const diagonally = leap(board, [
    [-1, ahead],
    [1, ahead],
  ]);
  return { quiet: leap(board, [[0, ahead]]), capture: diagonally };
}

/** How each side's kinds move. */
export const movements = bySide((side) =>
  byKind(kindNames, alike(leap(board, [])), {
    king: alike(leap(board, [...ORTHOGONAL, ...DIAGONAL])),
    walker: walker(side),
  }),
);
