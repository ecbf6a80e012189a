import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import { ask } from './ask.ts';
import type { Frame } from './frame.ts';
import { FULL, NARROW, PAUSED, PENDING, REDUCED } from './frame.ts';
import { enter, forgetLine, isRepeated, keepLine, leave, make, unmake } from './line.ts';
import { beginRanking, isCheckRank, isLosingRank, isQuietRank, praise, takeNext } from './order.ts';
import { isEnough, reductionOf } from './pruning.ts';
import { keep } from './remembering.ts';
import type { Search } from './search.ts';
import { LEAST_WIN, NOWHERE, WIN } from './search.ts';
import { NO_MOVE } from './table.ts';

/*
 * The moves of a position are tried one after the other. Each asks about the position after it, and goes on with the
 * answer when that is there.
 */

/** Begins to try the moves of the position at a ply; its score, or `PENDING`, or `PAUSED`. */
export function tryAll<P extends Position, M extends Move>(search: Search<P, M>, ply: number): number {
  const frame = at(search.frames, ply);
  frame.outerDependsOn = search.dependsOn;
  frame.outerUsesPast = search.usesPast;
  search.dependsOn = NOWHERE;
  search.usesPast = false;
  beginRanking(frame);
  frame.tried = 0;
  frame.least = frame.alpha;
  frame.best = -WIN;
  frame.bestMove = NO_MOVE;
  frame.wasCut = false;
  return tryRest(search, ply, frame);
}

/**
 * Tries the moves of the position at a ply that are left; its score, or `PENDING`, or `PAUSED`. It tries one more at least:
 * there may be hundreds of moves that captures alone answer, each after hundreds of positions.
 */
export function tryRest<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
): number {
  const { searching } = search.game;
  const { turn } = at(search.positions, ply);
  for (;;) {
    const number = takeNext(search, ply, frame);
    if (number === NO_MOVE) break;
    const rank = frame.ranks[frame.taken - 1] ?? 0;
    const isPlain = isQuietRank(rank);
    if ((isPlain || isLosingRank(rank)) && isEnough(frame)) break;
    frame.number = number;
    frame.isPlain = isPlain;
    make(search, ply, number);
    let score = 0;
    if (searching.repetition !== 'free' && isRepeated(search, ply + 1)) {
      unmake(search, ply);
      if (searching.repetition === 'forbidden') continue;
      forgetLine(search, ply + 1);
    } else {
      frame.sign = at(search.positions, ply + 1).turn === turn ? 1 : -1;
      score = askFirst(search, ply, frame);
      if (score === PENDING) return PENDING;
    }
    if (judge(search, ply, frame, score)) break;
    if (search.nodes >= search.pauseAt) return PAUSED;
  }
  return finish(search, ply, frame);
}

/** Goes on at a ply with the answer to what was asked about the position after the move that is tried. */
export function goOnTrying<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
  answer: number,
): number {
  const score = askCloser(search, ply, frame, answer);
  if (score === PENDING) return PENDING;
  return judge(search, ply, frame, score) ? finish(search, ply, frame) : tryRest(search, ply, frame);
}

/** Asks about the position after the move that is tried; the score of the move, or `PENDING`. */
function askFirst<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
): number {
  const { depth, tried, isPlain, isInDanger, isPrincipal } = frame;
  enter(search, ply + 1);
  const reduction = isPlain && !isInDanger ? reductionOf(depth, tried) - (isPrincipal ? 1 : 0) : 0;
  frame.stage = tried === 0 ? FULL : reduction > 0 ? REDUCED : NARROW;
  const answer = askAt(search, ply, frame, reduction);
  return answer === PENDING ? PENDING : askCloser(search, ply, frame, answer);
}

/** Asks the question of the stage about the position after the move that is tried. */
function askAt<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  { stage, depth, least, beta, sign }: Frame<M>,
  reduction: number,
): number {
  const next = stage === REDUCED ? Math.max(0, depth - 1 - reduction) : depth - 1;
  const most = stage === FULL ? beta : least + 1;
  return sign === 1
    ? ask(search, ply + 1, next, least, most, true)
    : ask(search, ply + 1, next, -most, -least, true);
}

/** What an answer says about the move that is tried, after closer questions if it takes them; or `PENDING`. */
function askCloser<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
  answer: number,
): number {
  const { sign, least, beta } = frame;
  let score = sign * answer;
  if (frame.stage === REDUCED && score > least) {
    frame.stage = NARROW;
    const closer = askAt(search, ply, frame, 0);
    if (closer === PENDING) return PENDING;
    score = sign * closer;
  }
  if (frame.stage === NARROW && score > least && score < beta) {
    frame.stage = FULL;
    const closer = askAt(search, ply, frame, 0);
    if (closer === PENDING) return PENDING;
    score = sign * closer;
  }
  leave(search, ply + 1);
  unmake(search, ply);
  return score;
}

/** Takes note of the score of the move that was tried; returns whether no other need be. */
function judge<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
  score: number,
): boolean {
  frame.tried++;
  if (score <= frame.best) return false;
  frame.best = score;
  frame.bestMove = frame.number;
  if (score <= frame.least) return frame.isEscape && score > -LEAST_WIN;
  frame.least = score;
  if (frame.isPrincipal) keepLine(search, ply, search.game.listing.moveAt(frame.list, frame.number));
  if (score < frame.beta) return false;
  if (frame.isPlain || isCheckRank(frame.ranks[frame.taken - 1] ?? 0)) praise(search, ply, frame.depth);
  frame.wasCut = true;
  return true;
}

/** Remembers what was found about the position at a ply, and returns its score. */
function finish<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
): number {
  // Every move leads back to an earlier position, which is forbidden: that loses.
  if (frame.tried === 0) frame.best = (search.turns[ply] ?? 0) - WIN;
  keep(search, ply, frame);
  return frame.best;
}
