import { at } from '../at.ts';
import type { Frame } from './frame.ts';
import { LEAST_WIN } from './search.ts';

/*
 * What need not be searched, or not so deep, because it is unlikely to change the answer.
 */

/** For how good a position seems, by the depth left, it is taken to be at least good enough. */
const SAFE_MARGIN = 90;
const SAFE_DEPTH = 4;
/** By how much a quiet move is taken to change a position at most, by the depth left. */
const FUTILE_MARGIN = [0, 150, 300, 450];
/** How many moves are tried at least when little depth is left, and which share of all, as a shift. */
const FEW_MOVES = [0, 8, 14, 24];
const FEW_SHARE = [0, 5, 4, 3];
/** From this depth on, it is seen what a side would be left with if it passed. */
export const PASS_DEPTH = 3;
/** From this depth on, moves that rank low are searched less deep first. */
const REDUCED_DEPTH = 3;
const UNREDUCED_MOVES = 3;

/** By depth and then by the number of moves tried, each below 64. */
const reductions = Int8Array.from({ length: 64 * 64 }, (_, index) => {
  const [depth, tried] = [index >> 6, index & 63];
  return depth < REDUCED_DEPTH || tried < UNREDUCED_MOVES
    ? 0
    : 0.6 + (Math.log(depth) * Math.log(tried)) / 2.1;
});

/** By how much less deep a quiet move is searched, by the depth left and the number of moves tried before it. */
export const reductionOf = (depth: number, tried: number): number =>
  reductions[(Math.min(Math.max(depth, 0), 63) << 6) + Math.min(tried, 63)] ?? 0;

/** Whether a position seems so good that the side to move will hardly get less than `beta`. */
export const isSafe = ({ seeming, depth, beta }: Frame): boolean =>
  depth <= SAFE_DEPTH && seeming - SAFE_MARGIN * depth >= beta;

/** Whether quiet moves are too unlikely to change the answer to be tried. */
export function isEnough({ isQuiet, depth, tried, best, least, seeming, list }: Frame): boolean {
  if (!isQuiet || tried === 0 || best <= -LEAST_WIN) return false;
  if (
    depth < FEW_MOVES.length &&
    tried >= at(FEW_MOVES, depth) &&
    tried >= list.count >> at(FEW_SHARE, depth)
  )
    return true;
  return depth < FUTILE_MARGIN.length && seeming + at(FUTILE_MARGIN, depth) <= least;
}
