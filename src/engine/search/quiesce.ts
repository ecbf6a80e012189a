import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import { EMPTY } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { takeBest } from './order.ts';
import type { Search } from './search.ts';
import {
  MOST_PLIES,
  WIN,
  descend,
  estimate,
  gainOf,
  isPieceMove,
  look,
  ranksFor,
  scoreOf,
} from './search.ts';

/** How many actions captures are followed. */
const DEEPEST = 6;
/** What a capture may gain besides the piece. */
const MARGIN = 120;

/**
 * What a position is worth when only captures and promotions are looked at, and the side to move may stop at any
 * time. A short search: it never pauses.
 */
export function quiesce<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  alpha: number,
  beta: number,
  depth = DEEPEST,
): number {
  const { searching } = search.game;
  const position = at(search.positions, ply);
  const { outcome, moves } = look(search, ply);
  if (outcome) return scoreOf(outcome, position.turn, search.turns[ply] ?? 0);
  const quiet = estimate(search, ply);
  if (quiet >= beta || depth === 0 || ply >= MOST_PLIES) return quiet;
  let best = quiet;
  let least = Math.max(alpha, quiet);

  // The forcing moves, by their numbers; then what ranks them.
  const ranks = ranksFor(search, ply, moves.length);
  let count = 0;
  for (let i = 0; i < moves.length; i++) {
    const move = at(moves, i);
    const captured = searching.captured(position, move);
    if (captured === EMPTY && !searching.isForcing(position, move)) continue;
    const gain = gainOf(search, position, captured);
    if (captured !== EMPTY && quiet + gain + MARGIN <= least) continue;
    const mover = isPieceMove(move) ? (position.board[move.from] ?? EMPTY) : EMPTY;
    ranks[2 * count] = i;
    ranks[2 * count + 1] = gain * 16 - (search.values.material[mover] ?? 0);
    count++;
  }
  for (let done = 0; done < count; done++) {
    const move = at(moves, takeBest(ranks, done, count));
    descend(search, ply, move);
    const isSameSide = at(search.positions, ply + 1).turn === position.turn;
    const score = isSameSide
      ? quiesce(search, ply + 1, least, beta, depth - 1)
      : -quiesce(search, ply + 1, -beta, -least, depth - 1);
    if (score <= best) continue;
    best = score;
    if (score >= beta || score >= WIN - MOST_PLIES) return score;
    least = Math.max(least, score);
  }
  return best;
}
