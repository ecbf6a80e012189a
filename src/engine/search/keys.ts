import { scramble } from '../rules/key.ts';
import { MOST_SITES } from '../rules/moveCode.ts';
import type { Piece } from '../rules/piece.ts';
import { EMPTY } from '../rules/piece.ts';
import type { Board } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { WHITE } from '../rules/side.ts';
import type { Site } from '../topology/site.ts';

/*
 * Keys of positions for a search: two numbers of 32 bits each, made as `rules/key.ts` makes one. A search looks
 * at so many positions that one would sometimes be equal for two of them.
 */

/** More than any variant has pieces. */
const PIECES = 64;

function numbers(salt: number): Int32Array {
  return Int32Array.from({ length: PIECES * MOST_SITES }, (_, index) =>
    index % PIECES === EMPTY ? 0 : scramble(scramble(index + salt) + salt),
  );
}

/** The parts of both halves for a piece on a site, at `keyIndex`. */
export const lowKeys = numbers(0x2545f491);
export const highKeys = numbers(0x1b873593);

export const keyIndex = (site: Site, piece: Piece): number => site * PIECES + piece;

const LOW_TURN = 0x5bd1e995;
const HIGH_TURN = 0x27d4eb2f;

/** The low half of a key, from the parts for the board and for the fields. */
export const lowKey = (board: number, turn: Side, fields: number): number =>
  board ^ (turn === WHITE ? 0 : LOW_TURN) ^ fields;

/** The high half; a product spreads the bits of the fields, so that the halves do not fail together. */
export const highKey = (board: number, turn: Side, fields: number): number =>
  board ^ (turn === WHITE ? 0 : HIGH_TURN) ^ Math.imul(fields, 0x9e3779b1);

/** The part for a board, of either half. */
export function boardKeyOf(keys: Int32Array, board: Board): number {
  let key = 0;
  for (let site = 0; site < board.length; site++) key ^= keys[keyIndex(site, board[site] ?? EMPTY)] ?? 0;
  return key;
}
