import { at } from '../../at.ts';
import { memo } from '../../memo.ts';
import type { Site, Vector } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { DIAGONAL, KNIGHT, ORTHOGONAL } from '../../topology/squares.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Gait, PieceMovement } from '../../rules/pieceMovement.ts';
import type { AttackLines, Attacks } from '../../rules/attacks.ts';
import { attacksWithin, linesOf } from '../../rules/attacks.ts';
import type { MoveTable } from '../../rules/moveTable.ts';
import { hasMoves, moveTableOf, tableWithin } from '../../rules/moveTable.ts';
import type { Movement } from '../../rules/movement.ts';
import { combine, leap, slide, within } from '../../rules/movement.ts';
import { alike, pieceMovement } from '../../rules/pieceMovement.ts';
import type { Kind } from '../../rules/piece.ts';
import { byKind, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { BySide, Side } from '../../rules/side.ts';
import { WHITE, bySide } from '../../rules/side.ts';
import { PAWN, isLineKind, kindNames } from './pieces.ts';
import type { Existence, Places } from './board.ts';
import { board, existence, isSquare, sitesAround } from './board.ts';

/**
 * Everything that depends on where the movable squares are: which sites exist, and how pieces move on them.
 */
export interface Ground {
  readonly exists: readonly boolean[];
  readonly squares: readonly Site[];
  /** The squares around each crossing, clockwise; `NO_SITE` for those that do not exist. */
  readonly squaresAround: readonly (readonly Site[])[];
  /** By side and kind. */
  readonly gaits: BySide<readonly Gait[]>;
  /** The moves of all pieces by those movements. */
  readonly moveTable: MoveTable;
  /** The attacks of each side, as if no piece were immobilized. */
  readonly attacks: BySide<Attacks>;
  /**
   * The sites on which a piece may be dropped if they are empty, by side and kind. Kinds that may be dropped on the same
   * sites share one list.
   */
  readonly dropSites: BySide<readonly Int16Array[]>;
}

const LAST_ROW = bySide((side) => (side === WHITE ? 13 : 1));

/** Whether a square is on the rank where that side's pawns become queens (Ben39, pieces). */
export const isOnLastRank = (site: Site, side: Side): boolean => shapeOf(board, site).row === LAST_ROW[side];

/** The lattice is twice as fine as the squares, and as the crossings, so vectors are doubled. */
const wide = (vectors: readonly Vector[]): Vector[] => vectors.map(([x, y]) => [2 * x, 2 * y]);

const orthogonal = wide(ORTHOGONAL);
const diagonal = wide(DIAGONAL);
const knight = wide(KNIGHT);

const nowhere = leap(board, []);
const orthogonalStep = leap(board, orthogonal);
const diagonalStep = leap(board, diagonal);
const step = combine(orthogonalStep, diagonalStep);
const rook = slide(board, orthogonal);
const bishop = slide(board, diagonal);
const queen = combine(rook, bishop);
const quietly = (movement: Movement): PieceMovement => pieceMovement(movement, nowhere);

/** How pieces of both sides would move if there were squares at all places. */
const ofBothSides = {
  king: alike(step),
  rook: alike(rook),
  bishop: pieceMovement(combine(bishop, orthogonalStep), bishop),
  knightrider: alike(slide(board, knight)),
  queen: alike(queen),
  'chad rook': quietly(rook),
  spider: quietly(leap(board, knight)),
  wizard: quietly(step),
  castle: quietly(orthogonalStep),
  'diagonal castle': quietly(diagonalStep),
  immobilizer: quietly(queen),
};

/** How each side's pieces would move then; by side and kind. */
const everywhere = bySide((side) => {
  const ahead = side === WHITE ? 2 : -2;
  const forward = leap(board, [[0, ahead]]);
  const forwardDiagonals = leap(board, [
    [-2, ahead],
    [2, ahead],
  ]);
  return byKind(kindNames, alike(nowhere), {
    ...ofBothSides,
    gold: alike(combine(orthogonalStep, forwardDiagonals)),
    silver: alike(combine(diagonalStep, forward)),
    pawn: pieceMovement(forward, forwardDiagonals),
  });
});

/** The moves of all pieces then. */
const tableEverywhere = moveTableOf(
  everywhere,
  (piece, to) => kindOf(piece) === PAWN && isOnLastRank(to, sideOf(piece)),
);

/** The lines of each side’s attacks then; null until they are first needed. */
let linesEverywhere: BySide<AttackLines> | null = null;

function attacksOn(exists: Existence): BySide<Attacks> {
  const lines = (linesEverywhere ??= bySide((side) => linesOf(side, everywhere[side])));
  return bySide((side) => attacksWithin(exists, lines[side]));
}

/** By the first place, then by the second one. */
const grounds: Ground[][] = board.sites.map(() => []);

/** The ground for two places; each of the 28 pairs is computed once. */
export function groundOf(places: Places): Ground {
  const [first, second] = places;
  return (at(grounds, first)[second] ??= laidOut(places));
}

function laidOut(places: Places): Ground {
  const exists = existence(places);
  const sites = [...board.sites.keys()].filter((site) => exists[site]);
  const squares = sites.filter(isSquare);
  const crossings = sites.filter((site) => !isSquare(site));
  const moveTable = tableWithin(exists, tableEverywhere);
  const lists = new Map<string, Int16Array>();
  const shared = (some: readonly Site[]): Int16Array => {
    const name = some.join();
    const list = lists.get(name) ?? Int16Array.from(some);
    lists.set(name, list);
    return list;
  };
  const dropSites = bySide((side) =>
    everywhere[side].map((_, kind) =>
      shared(
        isLineKind(kind) ? crossings : squares.filter((site) => isDropSite(moveTable, kind, side, site)),
      ),
    ),
  );
  const squaresAround = board.sites.map((_, site) =>
    sitesAround(site).map((square) => (exists[square] ? square : NO_SITE)),
  );
  // Whoever only plays moves needs neither these nor the gaits.
  let attacks: BySide<Attacks> | null = null;
  return {
    exists,
    squares,
    squaresAround,
    get gaits() {
      return gaitsOn(exists);
    },
    moveTable,
    get attacks() {
      return (attacks ??= attacksOn(exists));
    },
    dropSites,
  };
}

const gaitsOn = memo((exists: Existence): BySide<readonly Gait[]> => {
  const here = memo((movement: Movement) => within(exists, movement));
  return bySide((side) =>
    everywhere[side].map(({ quiet, capture }) => ({ quiet: here(quiet), capture: here(capture) })),
  );
});

/**
 * A piece of the squares can be dropped only where it could move, and a pawn never on its last rank (Ben39,
 * drops).
 */
const isDropSite = (table: MoveTable, kind: Kind, side: Side, site: Site): boolean =>
  hasMoves(table, pieceOf(kind, side), site) && !(kind === PAWN && isOnLastRank(site, side));
