import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import { isQuietRank, praise, rankAll, takeBest } from './order.ts';
import { quiesce } from './quiesce.ts';
import type { Search } from './search.ts';
import {
  LEAST_WIN,
  MOST_PLIES,
  NOWHERE,
  WIN,
  descend,
  descendByPass,
  enter,
  estimate,
  isRepeated,
  leave,
  look,
  ranksFor,
  scoreOf,
} from './search.ts';
import {
  EXACT,
  LOWER,
  NONE,
  NO_MOVE,
  UPPER,
  ageAt,
  boundAt,
  depthAt,
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

const reductions = Array.from({ length: 64 }, (_, depth) =>
  Int8Array.from({ length: 64 }, (_unused, tried) =>
    depth < REDUCED_DEPTH || tried < UNREDUCED_MOVES ? 0 : 0.6 + (Math.log(depth) * Math.log(tried)) / 2.1,
  ),
);

const reductionOf = (depth: number, tried: number): number =>
  reductions[Math.min(depth, 63)]?.[Math.min(tried, 63)] ?? 0;

/** A score as the table keeps it: wins are counted from the position, not from the root. */
function toTable(score: number, turns: number): number {
  if (score >= LEAST_WIN) return score + turns;
  return score <= -LEAST_WIN ? score - turns : score;
}

function fromTable(score: number, turns: number): number {
  if (score >= LEAST_WIN) return score - turns;
  return score <= -LEAST_WIN ? score + turns : score;
}

function dependOnNothing(search: Search): void {
  search.dependsOn = NOWHERE;
  search.usesPast = false;
}

/** Makes a move and the best line after it the best line of a ply. */
export function keepLine<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  move: M,
): void {
  const line = at(search.principal, ply);
  line.length = 0;
  line.push(move, ...at(search.principal, ply + 1));
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
  mayPass = true,
): Generator<void, number> {
  const { game, table } = search;
  const { searching } = game;
  const position = at(search.positions, ply);
  at(search.principal, ply).length = 0;
  const mayExtend = ply < search.horizon;
  if (depth <= 0 && !mayExtend) return quiesce(search, ply, alpha, beta);
  const isInDanger = searching.isInDanger(position);
  if (depth <= 0 && !isInDanger) return quiesce(search, ply, alpha, beta);
  if (ply >= MOST_PLIES) return quiesce(search, ply, alpha, beta, 0);
  const isPrincipal = beta - alpha > 1;
  /** Whether it only has to be known if the side to move gets out of danger. */
  const isEscape = depth <= 0 && !isPrincipal;
  if (isInDanger && mayExtend) depth = Math.max(depth, 0) + 1;
  if (search.nodes >= search.pauseAt) {
    yield;
    search.pauseAt = Math.min(search.nodes + PAUSE, Math.max(search.most, search.nodes));
  }

  const turns = search.turns[ply] ?? 0;
  const [low, high] = [search.low[ply] ?? 0, search.high[ply] ?? 0];
  const entry = findEntry(table, low, high);
  const remembered = entry === -1 ? NO_MOVE : moveAt(table, entry);
  if (entry !== -1 && !isPrincipal && depthAt(table, entry) >= depth) {
    const known = boundAt(table, entry);
    const isOld = known >= THIS_SEARCH && ageAt(table, entry) !== search.age;
    const bound = isOld ? NONE : known % THIS_SEARCH;
    const score = fromTable(scoreAt(table, entry), turns);
    if (bound === EXACT || (bound === LOWER && score >= beta) || (bound === UPPER && score <= alpha)) {
      if (known >= THIS_SEARCH) search.usesPast = true;
      return score;
    }
  }

  const { outcome, moves } = look(search, ply);
  if (outcome) return scoreOf(outcome, position.turn, turns);
  const seeming = estimate(search, ply);
  const isQuiet = !isPrincipal && !isInDanger;
  if (isQuiet && Math.abs(beta) < LEAST_WIN) {
    if (depth <= SAFE_DEPTH && seeming - SAFE_MARGIN * depth >= beta) return seeming;
    if (mayPass && depth >= PASS_DEPTH && seeming >= beta && searching.mayPass(position)) {
      const reduced = depth - 3 - (depth >> 2);
      descendByPass(search, ply);
      enter(search, ply + 1);
      const score = -(yield* searchBelow(search, ply + 1, reduced, -beta, 1 - beta, false));
      leave(search, ply + 1);
      if (score >= beta) return score >= LEAST_WIN ? beta : score;
    }
  }

  const outerDependsOn = search.dependsOn;
  const outerUsesPast = search.usesPast;
  dependOnNothing(search);
  const forbids = searching.repetition === 'forbidden';
  const ranks = ranksFor(search, ply, 2 * moves.length);
  rankAll(search, ply, moves, remembered, ranks);
  let best = -WIN;
  let bestMove = NO_MOVE;
  let least = alpha;
  let tried = 0;
  let wasCut = false;
  for (let done = 0; done < moves.length; done++) {
    const number = takeBest(ranks, done, moves.length);
    const isPlain = isQuietRank(ranks[2 * done + 1] ?? 0);
    if (isQuiet && isPlain && tried > 0 && best > -LEAST_WIN) {
      if (
        depth < FEW_MOVES.length &&
        tried >= at(FEW_MOVES, depth) &&
        tried >= moves.length >> at(FEW_SHARE, depth)
      )
        break;
      if (depth < FUTILE_MARGIN.length && seeming + at(FUTILE_MARGIN, depth) <= least) break;
    }
    const move = at(moves, number);
    descend(search, ply, move);
    const isRepetition = searching.repetition !== 'free' && isRepeated(search, ply + 1);
    if (isRepetition && forbids) continue;
    const isSameSide = at(search.positions, ply + 1).turn === position.turn;
    let score: number;
    if (isRepetition) {
      at(search.principal, ply + 1).length = 0;
      score = 0;
    } else {
      enter(search, ply + 1);
      const reduction = isPlain && !isInDanger ? reductionOf(depth, tried) - (isPrincipal ? 1 : 0) : 0;
      const next = depth - 1;
      const isFirst = tried === 0;
      const sign = isSameSide ? 1 : -1;
      score = least + 1;
      if (!isFirst) {
        // Whether it is better than the best so far, looking less deep first if that is unlikely.
        const [from, to] = isSameSide ? [least, least + 1] : [-least - 1, -least];
        if (reduction > 0)
          score = sign * (yield* searchBelow(search, ply + 1, Math.max(0, next - reduction), from, to));
        if (score > least) score = sign * (yield* searchBelow(search, ply + 1, next, from, to));
      }
      if (isFirst || (score > least && score < beta)) {
        const [from, to] = isSameSide ? [least, beta] : [-beta, -least];
        score = sign * (yield* searchBelow(search, ply + 1, next, from, to));
      }
      leave(search, ply + 1);
    }
    tried++;
    if (score <= best) continue;
    best = score;
    bestMove = number;
    if (score <= least) {
      if (isEscape && score > -LEAST_WIN) break;
      continue;
    }
    least = score;
    if (isPrincipal) keepLine(search, ply, move);
    if (score >= beta) {
      if (isPlain) praise(search, ply, moves, ranks, done, depth);
      wasCut = true;
      break;
    }
  }
  // Every move leads back to an earlier position, which is forbidden: that loses.
  if (tried === 0) best = turns - WIN;

  const isOfLine = search.dependsOn < ply;
  if (!isOfLine || entry === -1) {
    const bound = wasCut ? LOWER : best > alpha ? EXACT : UPPER;
    const kept = isOfLine ? NONE : bound + (search.usesPast ? THIS_SEARCH : 0);
    writeEntry(table, low, high, search.age, depth, kept, toTable(best, turns), bestMove);
  }
  search.dependsOn = Math.min(search.dependsOn, outerDependsOn);
  search.usesPast = search.usesPast || outerUsesPast;
  return best;
}
