import type { Site } from '../../topology/site.ts';
import { PRIMARY, SECONDARY } from '../../topology/hexes.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { PieceMovement } from '../../rules/pieceMovement.ts';
import { attacksOf } from '../../rules/attacks.ts';
import { combine, leap, onlyFrom, slide } from '../../rules/movement.ts';
import { moveTableOf } from '../../rules/moveTable.ts';
import { alike } from '../../rules/pieceMovement.ts';
import type { KindInfo, Piece } from '../../rules/piece.ts';
import { NOTHING, byKind, kindNamed, kindOf, sideOf } from '../../rules/piece.ts';
import type { Side } from '../../rules/side.ts';
import { WHITE, bySide, otherSide } from '../../rules/side.ts';
import { board, castles, hexNamed } from './board.ts';

const kindNames = ['pawn', 'rook', 'bishop'] as const;

export type KindName = (typeof kindNames)[number];

export const PAWN = kindNamed(kindNames, 'pawn');
export const BISHOP = kindNamed(kindNames, 'bishop');

const kind = (letter: string, name: KindName): KindInfo => ({
  letter,
  name,
  figure: name,
  movement: { id: `hex39/movement/${name}` },
});

export const kinds: readonly KindInfo[] = byKind(kindNames, NOTHING, {
  pawn: { ...kind('P', 'pawn'), moveLetter: '' },
  rook: kind('R', 'rook'),
  bishop: kind('B', 'bishop'),
});

/** The hexes where a pawn cannot go forward and may step sideways (Hex 39, movement). */
const corners = bySide((side) => new Set((side === WHITE ? ['d8', 'j8'] : ['d2', 'j2']).map(hexNamed)));

function pawn(side: Side): PieceMovement {
  const ahead = side === WHITE ? 1 : -1;
  const forward = leap(board, [
    [-1, ahead],
    [1, ahead],
  ]);
  const sideways = leap(board, [
    [-2, 0],
    [2, 0],
  ]);
  return alike(combine(forward, onlyFrom(corners[side], sideways)));
}

/** How each side's kinds move; all of them capture as they move. */
export const movements = bySide((side) =>
  byKind(kindNames, alike(leap(board, [])), {
    pawn: pawn(side),
    rook: alike(slide(board, PRIMARY)),
    bishop: alike(leap(board, SECONDARY)),
  }),
);

/** The attacks of each side. */
export const attacks = bySide((side) => attacksOf(side, movements[side]));

/** The moves of all pieces. Whoever enters the enemy's castle wins. */
export const moveTable = moveTableOf(movements, (piece, to) => to === castles[otherSide(sideOf(piece))]);

/** For each hex, whether it has the castles' colour. */
const hasCastleColour = board.sites.map(({ shade }) => shade === shapeOf(board, castles[WHITE]).shade);

/** Whether a piece on a hex could ever enter a castle: a bishop on another colour cannot (Hex 39, end). */
export const couldEnterCastle = (piece: Piece, at: Site): boolean =>
  kindOf(piece) !== BISHOP || hasCastleColour[at] === true;
