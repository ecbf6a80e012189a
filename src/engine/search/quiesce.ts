import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import { EMPTY } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { NO_SITE } from '../topology/site.ts';
import { isLosing } from './exchange.ts';
import { make, unmake } from './line.ts';
import { addRank, beginRanking, noisyRank, takeBest } from './order.ts';
import type { Search } from './search.ts';
import { MOST_PLIES, WIN, estimate, look, nextWin, scoreOf, winsAtOnce } from './search.ts';

/** How many actions captures are followed. */
const DEEPEST = 6;
/** What a capture may gain besides the piece. */
const MARGIN = 120;

/**
 * What a position is worth when only captures and promotions are looked at, and the side to move may stop at any
 * time; and, first of all, checks that nothing helps against. A short search: it never pauses.
 */
export function quiesce<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  alpha: number,
  beta: number,
  depth = DEEPEST,
): number {
  const { listing } = search.game;
  const seesMates = search.seesMates && listing.knowsChecks;
  const position = at(search.positions, ply);
  if (search.followsCaptures && winsAtOnce(search, ply)) return nextWin(search, ply);
  const outcome = look(search, ply);
  if (outcome) return scoreOf(outcome, position.turn, search.turns[ply] ?? 0);
  if (seesMates && depth < DEEPEST && listing.isInDanger(position, search.placement))
    if (isBeyondHelp(search, ply)) return (search.turns[ply] ?? 0) + 2 - WIN;
  const quiet = estimate(search, ply);
  if (!search.followsCaptures || quiet >= beta || depth === 0 || ply >= MOST_PLIES) return quiet;
  let best = quiet;
  let least = Math.max(alpha, quiet);

  const frame = at(search.frames, ply);
  const { list } = frame;
  beginRanking(frame);
  for (let i = 0; i < list.count; i++) {
    if (!listing.isNoisyAt(position, list, i)) continue;
    const captured = listing.capturedAt(position, list, i);
    const gain = search.values.material[captured] ?? 0;
    if (captured !== EMPTY && quiet + gain + MARGIN <= least) continue;
    addRank(frame, i, noisyRank(search, position, frame, i, gain));
  }
  while (frame.taken < frame.ranked) {
    const number = takeBest(frame);
    if (isLosing(search, position, frame, number)) continue;
    make(search, ply, number);
    const isSameSide = at(search.positions, ply + 1).turn === position.turn;
    const score = isSameSide
      ? quiesce(search, ply + 1, least, beta, depth - 1)
      : -quiesce(search, ply + 1, -beta, -least, depth - 1);
    unmake(search, ply);
    if (score <= best) continue;
    best = score;
    if (score >= beta || score >= WIN - MOST_PLIES) return score;
    least = Math.max(least, score);
  }
  if (seesMates && depth === DEEPEST && mates(search, ply)) return WIN - (search.turns[ply] ?? 0) - 3;
  return best;
}

/** Whether a quiet move at a ply, whose moves are listed, gives a check that nothing helps against. */
function mates<P extends Position, M extends Move>(search: Search<P, M>, ply: number): boolean {
  const { listing } = search.game;
  const { list } = at(search.frames, ply);
  if (!listing.markChecks(at(search.positions, ply), search.placement, list)) return false;
  for (let i = 0; i < list.count; i++) {
    if (!listing.isCheckAt(list, i)) continue;
    make(search, ply, i);
    const isMate = isMated(search, ply + 1);
    unmake(search, ply);
    if (isMate) return true;
  }
  return false;
}

/** Whether whatever the side to move does at a ply, it loses what is in danger. */
function isMated<P extends Position, M extends Move>(search: Search<P, M>, ply: number): boolean {
  const { listing } = search.game;
  if (!listing.isInDanger(at(search.positions, ply), search.placement) || winsAtOnce(search, ply))
    return false;
  return !look(search, ply) && isBeyondHelp(search, ply);
}

/** The same if something is in danger and the moves are listed; takes those off the list that surely do not help. */
function isBeyondHelp<P extends Position, M extends Move>(search: Search<P, M>, ply: number): boolean {
  const { listing } = search.game;
  const position = at(search.positions, ply);
  const { list } = at(search.frames, ply);
  listing.keepEscapes(position, search.placement, list);
  return !isSaving(search, ply, true) && !isSaving(search, ply, false);
}

/** Whether one of the moves at a ply saves what is in danger: of those that are a piece's own, or of the others. */
function isSaving<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  isOwn: boolean,
): boolean {
  const { listing } = search.game;
  const { list } = at(search.frames, ply);
  for (let i = list.count - 1; i >= 0; i--) {
    if ((listing.fromAt(list, i) !== NO_SITE) !== isOwn) continue;
    make(search, ply, i);
    const isLost = winsAtOnce(search, ply + 1);
    unmake(search, ply);
    if (!isLost) return true;
  }
  return false;
}
