import type { Site } from '../topology/site.ts';
import type { Piece } from './piece.ts';
import type { Side } from './side.ts';

/** The piece on each site of the topology. */
export type Board = readonly Piece[];

/** What the positions of all variants have; each variant adds its own fields. Plain data, never changed. */
export interface Position {
  readonly board: Board;
  /** The side to move. */
  readonly turn: Side;
}

/** @throws RangeError when the site is not on the board. */
export function pieceAt(board: Board, site: Site): Piece {
  const piece = board[site];
  if (piece === undefined) throw new RangeError(`No site ${String(site)} on this board`);
  return piece;
}

/** The sites on which that piece stands, in the order of the board. */
export function sitesOf(board: Board, piece: Piece): Site[] {
  const sites: Site[] = [];
  for (let site = board.indexOf(piece); site !== -1; site = board.indexOf(piece, site + 1)) sites.push(site);
  return sites;
}
