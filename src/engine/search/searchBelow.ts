import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Frame } from './frame.ts';
import { AFTER_PASS, FULL, NARROW, PENDING, REDUCED } from './frame.ts';
import { descendByPass, enter, forgetLine, isRepeated, keepLine, leave, make, unmake } from './line.ts';
import { beginRanking, isQuietRank, praise, takeNext } from './order.ts';
import { quiesce } from './quiesce.ts';
import type { Search } from './search.ts';
import { LEAST_WIN, MOST_PLIES, NOWHERE, WIN, estimate, look, scoreOf } from './search.ts';
import type { Table } from './table.ts';
import {
  EXACT,
  LOWER,
  NONE,
  NO_MOVE,
  UPPER,
  ageAt,
  boundAt,
  depthAt,
  fetchEntry,
  findEntry,
  moveAt,
  scoreAt,
  writeEntry,
} from './table.ts';

/** How many positions are looked at between two pauses: few enough for some milliseconds on a slow device. */
const PAUSE = 256;

/** What a bound in the table is combined with if it holds only as long as the game stands where it does. */
const THIS_SEARCH = 8;

/** For how good a position seems, by the depth left, it is taken to be at least good enough. */
const SAFE_MARGIN = 90;
const SAFE_DEPTH = 4;
/** By how much a quiet move is taken to change a position at most, by the depth left. */
const FUTILE_MARGIN = [0, 150, 300, 450];
/** How many moves are tried at least when little depth is left, and which share of all, as a shift. */
const FEW_MOVES = [0, 8, 14, 24];
const FEW_SHARE = [0, 5, 4, 3];
const PASS_DEPTH = 3;
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

const reductionOf = (depth: number, tried: number): number =>
  reductions[(Math.min(Math.max(depth, 0), 63) << 6) + Math.min(tried, 63)] ?? 0;

/** A score as the table keeps it: wins are counted from the position, not from the root. */
function toTable(score: number, turns: number): number {
  if (score >= LEAST_WIN) return score + turns;
  return score <= -LEAST_WIN ? score - turns : score;
}

function fromTable(score: number, turns: number): number {
  if (score >= LEAST_WIN) return score - turns;
  return score <= -LEAST_WIN ? score + turns : score;
}

/**
 * The score of the position at a ply for the side to move, if it lies between `alpha` and `beta`; otherwise a
 * bound. Pauses now and then.
 */
export function* searchBelow<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  depth: number,
  alpha: number,
  beta: number,
): Generator<void, number> {
  let score = ask(search, ply, depth, alpha, beta, true);
  let current = ply - 1;
  for (;;) {
    if (score === PENDING) {
      if (search.nodes >= search.pauseAt) {
        yield;
        search.pauseAt = Math.min(search.nodes + PAUSE, Math.max(search.most, search.nodes));
      }
      score = begin(search, ++current);
    } else if (--current < ply) return score;
    else score = goOn(search, current, score);
  }
}

/**
 * Asks for the score of the position at a ply as `searchBelow` does; `PENDING` if moves must be tried for it, and
 * then its frame says what was asked.
 */
function ask<P extends Position, M extends Move>(
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
  const frame = at(search.frames, ply);
  const isPrincipal = beta - alpha > 1;
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

/** What the table knows of a position that answers what is asked about it; `PENDING` if it knows too little. */
function remembered(
  table: Table,
  { entry, isPrincipal, depth, alpha, beta }: Frame,
  search: Search,
  turns: number,
): number {
  if (entry === -1 || isPrincipal || depthAt(table, entry) < depth) return PENDING;
  const known = boundAt(table, entry);
  const isOld = known >= THIS_SEARCH && ageAt(table, entry) !== search.age;
  const bound = isOld ? NONE : known % THIS_SEARCH;
  const score = fromTable(scoreAt(table, entry), turns);
  if (bound !== EXACT && (bound !== LOWER || score < beta) && (bound !== UPPER || score > alpha))
    return PENDING;
  if (known >= THIS_SEARCH) search.usesPast = true;
  return score;
}

/** Looks at the position at a ply for the first time since it was asked about; `PENDING` if it asks further. */
function begin<P extends Position, M extends Move>(search: Search<P, M>, ply: number): number {
  const { table, game } = search;
  const frame = at(search.frames, ply);
  const position = at(search.positions, ply);
  const turns = search.turns[ply] ?? 0;
  frame.entry = findEntry(table, search.low[ply] ?? 0, search.high[ply] ?? 0);
  frame.remembered = frame.entry === -1 ? NO_MOVE : moveAt(table, frame.entry);
  const known = remembered(table, frame, search, turns);
  if (known !== PENDING) return known;

  const outcome = look(search, ply);
  if (outcome) return scoreOf(outcome, position.turn, turns);
  const seeming = estimate(search, ply);
  frame.seeming = seeming;
  const { depth, beta } = frame;
  if (frame.isQuiet && Math.abs(beta) < LEAST_WIN) {
    if (depth <= SAFE_DEPTH && seeming - SAFE_MARGIN * depth >= beta) return seeming;
    if (frame.mayPass && depth >= PASS_DEPTH && seeming >= beta && game.searching.mayPass(position)) {
      frame.stage = AFTER_PASS;
      descendByPass(search, ply);
      enter(search, ply + 1);
      const answer = ask(search, ply + 1, depth - 3 - (depth >> 2), -beta, 1 - beta, false);
      return answer === PENDING ? PENDING : afterPass(search, ply, answer);
    }
  }
  return tryAll(search, ply);
}

/** Goes on at a ply with the answer to what was asked about the position after it. */
function goOn<P extends Position, M extends Move>(search: Search<P, M>, ply: number, answer: number): number {
  const frame = at(search.frames, ply);
  if (frame.stage === AFTER_PASS) return afterPass(search, ply, answer);
  const score = askCloser(search, ply, frame, answer);
  if (score === PENDING) return PENDING;
  return judge(search, ply, frame, score) ? finish(search, ply, frame) : tryRest(search, ply, frame);
}

function afterPass<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  answer: number,
): number {
  const { beta } = at(search.frames, ply);
  leave(search, ply + 1);
  const score = -answer;
  if (score < beta) return tryAll(search, ply);
  return score >= LEAST_WIN ? beta : score;
}

/** Begins to try the moves of the position at a ply. */
function tryAll<P extends Position, M extends Move>(search: Search<P, M>, ply: number): number {
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

/** Tries the moves of the position at a ply that are left. */
function tryRest<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
): number {
  const { searching } = search.game;
  const { turn } = at(search.positions, ply);
  for (;;) {
    const number = takeNext(search, ply, frame);
    if (number === NO_MOVE) break;
    const isPlain = isQuietRank(frame.ranks[frame.taken - 1] ?? 0);
    if (isPlain && isEnough(frame)) break;
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
  }
  return finish(search, ply, frame);
}

/** Whether quiet moves are too unlikely to change the answer to be tried. */
function isEnough({ isQuiet, depth, tried, best, least, seeming, list }: Frame): boolean {
  if (!isQuiet || tried === 0 || best <= -LEAST_WIN) return false;
  if (
    depth < FEW_MOVES.length &&
    tried >= at(FEW_MOVES, depth) &&
    tried >= list.count >> at(FEW_SHARE, depth)
  )
    return true;
  return depth < FUTILE_MARGIN.length && seeming + at(FUTILE_MARGIN, depth) <= least;
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
  if (frame.isPlain) praise(search, ply, frame.depth);
  frame.wasCut = true;
  return true;
}

/** Remembers what was found about the position at a ply, and returns its score. */
function finish<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
): number {
  const turns = search.turns[ply] ?? 0;
  // Every move leads back to an earlier position, which is forbidden: that loses.
  if (frame.tried === 0) frame.best = turns - WIN;
  const { alpha, depth, best, bestMove, outerDependsOn } = frame;
  const isOfLine = search.dependsOn < ply;
  if (!isOfLine || frame.entry === -1) {
    const bound = frame.wasCut ? LOWER : best > alpha ? EXACT : UPPER;
    const kept = isOfLine ? NONE : bound + (search.usesPast ? THIS_SEARCH : 0);
    const [low, high] = [search.low[ply] ?? 0, search.high[ply] ?? 0];
    writeEntry(search.table, low, high, search.age, depth, kept, toTable(best, turns), bestMove);
  }
  search.dependsOn = Math.min(search.dependsOn, outerDependsOn);
  search.usesPast = search.usesPast || frame.outerUsesPast;
  return best;
}
