import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import { ask } from './ask.ts';
import { AFTER_PASS, PAUSED, PENDING } from './frame.ts';
import { descendByPass, enter, leave } from './line.ts';
import { PASS_DEPTH, isSafe } from './pruning.ts';
import { remembered } from './remembering.ts';
import type { Search } from './search.ts';
import { LEAST_WIN, estimate, look, scoreOf } from './search.ts';
import { NO_MOVE, findEntry, moveAt } from './table.ts';
import { goOnTrying, tryAll, tryRest } from './tries.ts';

/** How many positions are looked at between two pauses: few enough for some milliseconds on a slow device. */
const PAUSE = 256;

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
    if (score === PENDING || score === PAUSED) {
      if (search.nodes >= search.pauseAt) {
        yield;
        search.pauseAt = Math.min(search.nodes + PAUSE, Math.max(search.most, search.nodes));
      }
      score =
        score === PENDING ? begin(search, ++current) : tryRest(search, current, at(search.frames, current));
    } else if (--current < ply) return score;
    else score = goOn(search, current, score);
  }
}

/** Looks at the position at a ply for the first time since it was asked about; `PENDING` if it asks further. */
function begin<P extends Position, M extends Move>(search: Search<P, M>, ply: number): number {
  const { table, game } = search;
  const frame = at(search.frames, ply);
  const position = at(search.positions, ply);
  const turns = search.turns[ply] ?? 0;
  frame.entry = findEntry(table, search.low[ply] ?? 0, search.high[ply] ?? 0);
  frame.remembered = frame.entry === -1 ? NO_MOVE : moveAt(table, frame.entry);
  const known = remembered(frame, search, turns);
  if (known !== PENDING) return known;

  const outcome = look(search, ply);
  if (outcome) return scoreOf(outcome, position.turn, turns);
  if (frame.isInDanger) game.listing.keepEscapes(position, search.placement, frame.list);
  const seeming = estimate(search, ply);
  frame.seeming = seeming;
  const { depth, beta } = frame;
  if (frame.isQuiet && Math.abs(beta) < LEAST_WIN) {
    if (isSafe(frame)) return seeming;
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
  return goOnTrying(search, ply, frame, answer);
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
