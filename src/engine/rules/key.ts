import type { Site } from '../topology/site.ts';
import type { Piece } from './piece.ts';
import { EMPTY } from './piece.ts';
import type { Board } from './position.ts';
import { pieceAt } from './position.ts';
import type { Side } from './side.ts';
import { WHITE } from './side.ts';

/**
 * Keys of positions: 32-bit numbers, each the exclusive or of one number for everything that makes up the
 * position (Zobrist’s method). A key can therefore be updated by the changes alone: the same operation takes
 * out what leaves and puts in what comes.
 */

/** A number that looks random; the same input always gives the same number. */
export function scramble(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}

/** More than any variant has pieces. */
const PIECES = 64;

/** The part of a key for a piece on a site; 0 for an empty site. */
export const pieceKey = (site: Site, piece: Piece): number =>
  piece === EMPTY ? 0 : scramble(site * PIECES + piece);

/** The part of a key for the side to move. */
export const turnKey = (turn: Side): number => (turn === WHITE ? 0 : 0x5bd1e995);

/** The part of a key for a board. */
export function boardKey(board: Board): number {
  let key = 0;
  for (let site = 0; site < board.length; site++) key ^= pieceKey(site, pieceAt(board, site));
  return key;
}

/** Whether two lists of equal length have the same entries: pieces on sites, sites, or numbers of pieces. */
export function areSameLists(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
