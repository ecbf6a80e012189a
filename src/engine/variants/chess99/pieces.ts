import { at } from '../../at.ts';
import { DIAGONAL, KNIGHT as KNIGHT_LEAPS, ORTHOGONAL } from '../../topology/squares.ts';
import { attacksOf } from '../../rules/attacks.ts';
import type { PieceMovement } from '../../rules/pieceMovement.ts';
import { combine, leap, onlyFrom, slide } from '../../rules/movement.ts';
import { alike, pieceMovement } from '../../rules/pieceMovement.ts';
import { moveTableOf } from '../../rules/moveTable.ts';
import type { Kind, KindInfo } from '../../rules/piece.ts';
import { NOTHING, byKind, kindNamed } from '../../rules/piece.ts';
import type { Side } from '../../rules/side.ts';
import { WHITE, bySide } from '../../rules/side.ts';
import { board, lastRank } from './board.ts';

const kindNames = ['king', 'queen', 'paladin', 'rook', 'bishop', 'knight', 'pawn'] as const;

export type KindName = (typeof kindNames)[number];

export const KING = kindNamed(kindNames, 'king');
export const PAWN = kindNamed(kindNames, 'pawn');

/** The kinds that a pawn may become (Chess 99, promotion). */
export const PROMOTIONS: readonly Kind[] = [kindNamed(kindNames, 'bishop'), kindNamed(kindNames, 'knight')];

const kind = (letter: string, name: KindName): KindInfo => ({
  letter,
  name,
  figure: name,
  movement: { id: `chess99/movement/${name}` },
});

export const kinds: readonly KindInfo[] = byKind(kindNames, NOTHING, {
  king: kind('K', 'king'),
  queen: kind('Q', 'queen'),
  paladin: kind('A', 'paladin'),
  rook: kind('R', 'rook'),
  bishop: kind('B', 'bishop'),
  knight: kind('N', 'knight'),
  pawn: { ...kind('P', 'pawn'), moveLetter: '', promotesTo: PROMOTIONS },
});

const rook = slide(board, ORTHOGONAL);
const bishop = slide(board, DIAGONAL);
const knight = leap(board, KNIGHT_LEAPS);

/**
 * A pawn may make a double step from any rank. On its last rank there is no square ahead; there it captures
 * as the kinds that it may become (Chess 99, pawn; promotion).
 */
function pawn(side: Side): PieceMovement {
  const ahead = side === WHITE ? 1 : -1;
  return pieceMovement(
    slide(board, [[0, ahead]], 2),
    combine(
      leap(board, [
        [-1, ahead],
        [1, ahead],
      ]),
      onlyFrom(lastRank(side), combine(bishop, knight)),
    ),
  );
}

const movementsOf = (side: Side): readonly PieceMovement[] =>
  byKind(kindNames, alike(leap(board, [])), {
    king: alike(leap(board, [...ORTHOGONAL, ...DIAGONAL])),
    queen: alike(combine(rook, bishop)),
    paladin: alike(combine(bishop, knight)),
    rook: alike(rook),
    bishop: alike(bishop),
    knight: alike(knight),
    pawn: pawn(side),
  });

const movements = bySide(movementsOf);

/** The moves of all pieces. */
export const moveTable = moveTableOf(movements);

/** How that side's pieces of a kind move. A pawn that waits to promote moves as the kind that it becomes. */
export const movementOf = (side: Side, kind: Kind): PieceMovement => at(movements[side], kind);

/** The movement of a pawn that waits to promote: that of all the kinds that it may become. */
export const waitingMovement: PieceMovement = alike(combine(bishop, knight));

/** The attacks of each side. */
export const attacks = bySide((side) => attacksOf(side, movements[side]));

/** The squares on both sides of a square: a king may change places with a piece there. */
export const beside = leap(board, [
  [-1, 0],
  [1, 0],
]).leaps;
