import type { Site } from '../topology/site.ts';
import type { Piece } from './piece.ts';
import { EMPTY } from './piece.ts';
import type { Board } from './position.ts';
import { pieceAt } from './position.ts';
import type { Side } from './side.ts';
import { WHITE } from './side.ts';

/**
 * Keys of positions: 32-bit numbers, each the exclusive or of one number for everything that makes up the
 * position (Zobrist’s method). So a key is brought up to date by what changes alone: what leaves is taken out by
 * the same operation that puts in what comes.
 */

/** A number that looks random, the same each time for the same number. */
export function scramble(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}

/** More than there are pieces of a variant. */
const PIECES = 64;

/** The part of a key that a piece on a site makes; none for an empty site. */
export const pieceKey = (site: Site, piece: Piece): number =>
  piece === EMPTY ? 0 : scramble(site * PIECES + piece);

/** The part of a key that the side to move makes. */
export const turnKey = (turn: Side): number => (turn === WHITE ? 0 : 0x5bd1e995);

/** The part of a key that a board makes. */
export function boardKey(board: Board): number {
  let key = 0;
  for (let site = 0; site < board.length; site++) key ^= pieceKey(site, pieceAt(board, site));
  return key;
}

/** Whether the same pieces stand on the same sites. */
export function areSameBoards(one: Board, other: Board): boolean {
  for (let site = 0; site < one.length; site++) if (one[site] !== other[site]) return false;
  return true;
}
