import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import { PENDING } from './frame.ts';
import { forgetLine } from './line.ts';
import { quiesce } from './quiesce.ts';
import type { Search } from './search.ts';
import { MOST_PLIES, nextWin, winsAtOnce } from './search.ts';
import { fetchEntry } from './table.ts';

/**
 * Asks for the score of the position at a ply as `searchBelow` does; `PENDING` if moves must be tried for it, and
 * then its frame says what was asked.
 */
export function ask<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  depth: number,
  alpha: number,
  beta: number,
  mayPass: boolean,
): number {
  forgetLine(search, ply);
  const mayExtend = ply < search.horizon;
  if (depth <= 0 && !mayExtend) return quiesce(search, ply, alpha, beta);
  if (depth > 0) fetchEntry(search.table, search.low[ply] ?? 0, search.high[ply] ?? 0);
  const isInDanger = search.game.listing.isInDanger(at(search.positions, ply), search.placement);
  if (depth <= 0 && !isInDanger) return quiesce(search, ply, alpha, beta);
  if (ply >= MOST_PLIES) return quiesce(search, ply, alpha, beta, 0);
  const isPrincipal = beta - alpha > 1;
  // The moves of a principal line are wanted, and its last one is found only among all.
  if (!isPrincipal && winsAtOnce(search, ply)) return nextWin(search, ply);
  const frame = at(search.frames, ply);
  frame.depth = isInDanger && mayExtend ? Math.max(depth, 0) + 1 : depth;
  frame.alpha = alpha;
  frame.beta = beta;
  frame.mayPass = mayPass;
  frame.isInDanger = isInDanger;
  frame.isPrincipal = isPrincipal;
  frame.isQuiet = !isPrincipal && !isInDanger;
  frame.isEscape = depth <= 0 && !isPrincipal;
  return PENDING;
}
