import type { Site } from '../topology/site.ts';
import type { Kind } from './piece.ts';
import { NO_KIND } from './piece.ts';

/*
 * Moves as numbers, from which a search reads what it needs without looking up an object: from the low end, the
 * site where the move ends and the one where it begins, seven bits each; four bits for a kind, such as the one that
 * the piece becomes; and beyond `PIECE_BITS` which way to move it is, 0 for a move of a piece by its own movement. So
 * is a drop, which begins where it ends, with the kind of the piece.
 *
 * In a list, the code of a move that captures something or otherwise changes who is better at once has the bit `NOISY`.
 * One that seems to give check may have the bit `CHECKING`. Neither is part of the move.
 */

/** No board has so many sites. */
export const MOST_SITES = 1 << 7;

const KIND_BITS = 14;
export const PIECE_BITS = 18;
export const NOISY = 1 << 30;
export const CHECKING = 1 << 29;

export const moveCode = (from: Site, to: Site, kind: Kind = NO_KIND): number =>
  (kind << KIND_BITS) | (from << 7) | to;
export const fromOf = (code: number): Site => (code >> 7) & 127;
export const toOf = (code: number): Site => code & 127;
export const kindIn = (code: number): Kind => (code >> KIND_BITS) & 15;

/** Whether a piece moves by its own movement: nothing changes on the board but where it begins and ends. */
export const isPieceCode = (code: number): boolean => code >> PIECE_BITS === 0;
