import type { Attacks } from '../../../src/engine/rules/attacks.ts';
import { attacksOf } from '../../../src/engine/rules/attacks.ts';
import type { MoveTable } from '../../../src/engine/rules/moveTable.ts';
import { moveTableOf } from '../../../src/engine/rules/moveTable.ts';
import { combine, leap, onlyFrom, slide } from '../../../src/engine/rules/movement.ts';
import type { Kind, KindInfo } from '../../../src/engine/rules/piece.ts';
import type { PieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import { alike, pieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import type { BySide, Side } from '../../../src/engine/rules/side.ts';
import { BLACK, WHITE, bySide } from '../../../src/engine/rules/side.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { DIAGONAL, KNIGHT, ORTHOGONAL, squares } from '../../../src/engine/topology/squares.ts';
import { shapeOf, siteNamed } from '../../../src/engine/topology/topology.ts';

export const topology = squares(8, 8);

export const KING: Kind = 1;
export const PAWN: Kind = 6;
/** The kinds that a pawn on its last rank becomes. */
export const PROMOTIONS: readonly Kind[] = [2, 3, 4, 5];

export const kinds: readonly KindInfo[] = ['', 'K', 'Q', 'R', 'B', 'N', 'P'].map((letter) => ({
  letter,
  name: letter,
  figure: '',
  movement: { id: 'orthodox/movement' },
  ...(letter === 'P' ? { promotesTo: PROMOTIONS } : {}),
}));

/** One row further for a side, as a difference of sites. */
export const forward = (side: Side): number => (side === WHITE ? 8 : -8);

/** Whether a pawn of a side that moves from the site promotes. */
export const isBeforeLast = (site: Site, side: Side): boolean =>
  shapeOf(topology, site).row === (side === WHITE ? 6 : 1);

/** A castling: the ways of king and rook, the sites that must be empty, and those that may not be attacked. */
export interface Castling {
  readonly letter: string;
  readonly side: Side;
  readonly king: readonly [Site, Site];
  readonly rook: readonly [Site, Site];
  readonly empty: readonly Site[];
  readonly safe: readonly Site[];
}

function castling(
  letter: string,
  side: Side,
  kingTo: string,
  rookFrom: string,
  rookTo: string,
  empty: string,
): Castling {
  const rank = side === WHITE ? '1' : '8';
  const site = (file: string): Site => siteNamed(topology, file + rank);
  const on = (files: string) => [...files].map(site);
  return {
    letter,
    side,
    king: [site('e'), site(kingTo)],
    rook: [site(rookFrom), site(rookTo)],
    empty: on(empty),
    safe: on(`e${rookTo}${kingTo}`),
  };
}

export const castlings: readonly Castling[] = [
  castling('K', WHITE, 'g', 'h', 'f', 'fg'),
  castling('Q', WHITE, 'c', 'a', 'd', 'bcd'),
  castling('k', BLACK, 'g', 'h', 'f', 'fg'),
  castling('q', BLACK, 'c', 'a', 'd', 'bcd'),
];

const rook = slide(topology, ORTHOGONAL);
const bishop = slide(topology, DIAGONAL);

/** By kind. */
function movementsOf(side: Side): readonly PieceMovement[] {
  const ahead = side === WHITE ? 1 : -1;
  const all = [...topology.sites.keys()];
  const isOnSecond = (site: Site) => shapeOf(topology, site).row === (side === WHITE ? 1 : 6);
  const second = new Set(all.filter(isOnSecond));
  const elsewhere = new Set(all.filter((site) => !isOnSecond(site)));
  const pawn = pieceMovement(
    combine(
      onlyFrom(second, slide(topology, [[0, ahead]], 2)),
      onlyFrom(elsewhere, slide(topology, [[0, ahead]], 1)),
    ),
    leap(topology, [
      [-1, ahead],
      [1, ahead],
    ]),
  );
  return [
    alike(leap(topology, [])),
    alike(leap(topology, [...ORTHOGONAL, ...DIAGONAL])),
    alike(combine(rook, bishop)),
    alike(rook),
    alike(bishop),
    alike(leap(topology, KNIGHT)),
    pawn,
  ];
}

/** By side and kind. */
export const movements: BySide<readonly PieceMovement[]> = bySide(movementsOf);
export const moveTable: MoveTable = moveTableOf(movements);
export const attacks: BySide<Attacks> = bySide((side) => attacksOf(side, movements[side]));
