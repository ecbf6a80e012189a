import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Piece } from './piece.ts';
import { EMPTY, sideOf } from './piece.ts';
import type { Board } from './position.ts';

/**
 * Where the pieces of a board stand: for each piece the set of its sites, one bit for each, and for each side the
 * set of all its pieces, which has the number of the side. A search brings one up to date from move to move, so
 * that the rules need not look for pieces all over the board.
 */
export type Placement = Int32Array;

/** Numbers of 32 bits in a set, as a shift: enough for 127 sites, so that one always comes after the last. */
export const WIDTH = 2;

/** An empty placement of the pieces of so many kinds; no piece has the numbers of the sides, 0 and 1. */
export const newPlacement = (kinds: number): Placement => new Int32Array((2 * kinds) << WIDTH);

/** The placement of a board with pieces of so many kinds. */
export function placementOf(board: Board, kinds: number): Placement {
  const placement = newPlacement(kinds);
  for (let site = 0; site < board.length; site++) toggle(placement, site, board[site] ?? EMPTY);
  return placement;
}

/** Puts a piece on a site, or takes it away if it is there. */
export function toggle(placement: Placement, site: Site, piece: Piece): void {
  if (piece === EMPTY) return;
  const bit = 1 << (site & 31);
  const own = (piece << WIDTH) + (site >> 5);
  const all = (sideOf(piece) << WIDTH) + (site >> 5);
  placement[own] = (placement[own] ?? 0) ^ bit;
  placement[all] = (placement[all] ?? 0) ^ bit;
}

/**
 * The first site of a set that is not before `least`; `NO_SITE` if there is none. The set is that of a piece, or
 * of all pieces of a side.
 */
export function nextSite(placement: Placement, set: number, least: Site): Site {
  let word = least >> 5;
  let bits = (placement[(set << WIDTH) + word] ?? 0) & (-1 << (least & 31));
  while (bits === 0) {
    if (++word === 1 << WIDTH) return NO_SITE;
    bits = placement[(set << WIDTH) + word] ?? 0;
  }
  return (word << 5) + 31 - Math.clz32(bits & -bits);
}

/** The first site of a set; `NO_SITE` if it is empty. */
export const firstSite = (placement: Placement, set: number): Site => nextSite(placement, set, 0);

/** Whether a set has no site. */
export function isNowhere(placement: Placement, set: number): boolean {
  const first = set << WIDTH;
  return (
    ((placement[first] ?? 0) |
      (placement[first + 1] ?? 0) |
      (placement[first + 2] ?? 0) |
      (placement[first + 3] ?? 0)) ===
    0
  );
}

/** Whether a set has exactly one site. */
export function isSingle(placement: Placement, set: number): boolean {
  const site = firstSite(placement, set);
  return site !== NO_SITE && nextSite(placement, set, site + 1) === NO_SITE;
}
