import { attacksOf } from '../../../src/engine/rules/attacks.ts';
import { leap } from '../../../src/engine/rules/movement.ts';
import { alike, pieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import type { KindInfo } from '../../../src/engine/rules/piece.ts';
import { NOTHING, byKind, kindNamed } from '../../../src/engine/rules/piece.ts';
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

// There is no drawing of a walker.
export const kinds = byKind(kindNames, NOTHING, { king: kind('K', 'king'), walker: kind('W', 'walker') });

/** How each side's kinds move. */
export const movements = bySide((side) => {
  const ahead = side === WHITE ? 1 : -1;
  const diagonally = [-1, 1].map((across) => [across, ahead] as const);
  return byKind(kindNames, alike(leap(board, [])), {
    king: alike(leap(board, [...ORTHOGONAL, ...DIAGONAL])),
    walker: pieceMovement(leap(board, [[0, ahead]]), leap(board, diagonally)),
  });
});

export const attacks = bySide((side) => attacksOf(side, movements[side]));
