import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import { EMPTY } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Frame } from './frame.ts';
import { LOSING_ONES, NOISY_ONES, NO_MORE, QUIET_ONES, REMEMBERED } from './frame.ts';
import { isLosing } from './exchange.ts';
import type { Search } from './search.ts';
import { NO_MOVE } from './table.ts';

/*
 * Moves are ranked before they are tried, in stages: the remembered one, captures and whatever else is noisy, then the
 * quiet ones, then the captures that turned out to lose. The best of those left is taken when its turn comes. A good
 * move often makes the others needless, and those of the later stages even their ranks.
 */

/** The ranks of moves that are not quiet are beyond these. */
const FORCING = 1 << 24;
const KILLER = (1 << 23) + (1 << 20);
const CHECK = (1 << 23) + (1 << 15);
const FIRST = 1 << 30;

/** The ranks of captures that lose more than they gain are beyond this on the other side. */
const LOSING = -(1 << 24);

/** Whether a rank is that of a move which is neither remembered as the best nor changes much at once. */
export const isQuietRank = (rank: number): boolean => rank < FORCING / 2 && rank > LOSING / 2;

/** Whether a rank is that of a quiet move which gives check. */
export const isCheckRank = (rank: number): boolean => rank > FORCING / 2 && rank < KILLER;

/** Whether a rank is that of a capture which loses more than it gains. */
export const isLosingRank = (rank: number): boolean => rank <= LOSING / 2;

/** Begins to rank the moves of the list of a frame anew. */
export function beginRanking(frame: Frame): void {
  frame.ranking = REMEMBERED;
  frame.ranked = 0;
  frame.taken = 0;
  frame.losing = 0;
  const { count } = frame.list;
  // A capture that loses is ranked twice, and kept in between.
  if (frame.ranks.length >= 3 * count) return;
  frame.numbers = new Int32Array(6 * count);
  frame.ranks = new Int32Array(6 * count);
}

/** Adds a move to those that are ranked. */
export function addRank(frame: Frame, number: number, rank: number): void {
  frame.numbers[frame.ranked] = number;
  frame.ranks[frame.ranked++] = rank;
}

/**
 * Takes the next move at a ply and returns its number; `NO_MOVE` if all were taken. Then the places in its frame before
 * `taken` are those of the moves that were taken, in this order.
 */
export function takeNext<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
): number {
  for (;;) {
    while (frame.taken === frame.ranked) {
      if (frame.ranking === NO_MORE) return NO_MOVE;
      rankMore(search, ply, frame);
    }
    const number = takeBest(frame);
    // Most captures are never tried, so it is asked as late as this which ones lose.
    const isNoisy = frame.ranking === QUIET_ONES;
    if (!isNoisy || !isLosing(search, at(search.positions, ply), frame, number)) return number;
    frame.numbers[frame.numbers.length - ++frame.losing] = number;
  }
}

/** Ranks all moves of the list at a ply at once. */
export function rankAll<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
): void {
  beginRanking(frame);
  while (frame.ranking !== NO_MORE) rankMore(search, ply, frame);
}

function rankMore<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
): void {
  switch (frame.ranking) {
    case REMEMBERED:
      frame.ranking = NOISY_ONES;
      if (frame.remembered !== NO_MOVE && frame.remembered < frame.list.count)
        addRank(frame, frame.remembered, FIRST);
      break;
    case NOISY_ONES:
      frame.ranking = QUIET_ONES;
      rankNoisy(search, ply, frame);
      break;
    case QUIET_ONES:
      frame.ranking = LOSING_ONES;
      rankQuiet(search, ply, frame);
      break;
    case LOSING_ONES:
      frame.ranking = NO_MORE;
      rankLosing(search, ply, frame);
      break;
    case NO_MORE:
      break;
  }
}

function rankNoisy<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
): void {
  const { listing } = search.game;
  const { material } = search.values;
  const { list, remembered } = frame;
  const position = at(search.positions, ply);
  for (let i = 0; i < list.count; i++) {
    if (!listing.isNoisyAt(position, list, i) || i === remembered) continue;
    const gain = material[listing.capturedAt(position, list, i)] ?? 0;
    addRank(frame, i, FORCING + noisyRank(search, position, frame, i, gain));
  }
}

/** Ranks the captures that were found to lose more than they gain. */
function rankLosing<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
): void {
  const { list, numbers } = frame;
  const position = at(search.positions, ply);
  // The first ones come first: the end of the list may be taken by those that are ranked.
  for (; frame.losing > 0; frame.losing--) {
    const number = numbers[numbers.length - frame.losing] ?? 0;
    const captured = search.game.listing.capturedAt(position, list, number);
    const gain = search.values.material[captured] ?? 0;
    addRank(frame, number, LOSING + noisyRank(search, position, frame, number, gain));
  }
}

/** Ranks a move by what it gains, and moves that gain the same by what they risk. */
export function noisyRank<P extends Position, M extends Move>(
  { game, values }: Search<P, M>,
  { board }: P,
  { list }: Frame<M>,
  number: number,
  gain: number,
): number {
  const from = game.listing.fromAt(list, number);
  const mover = from === NO_SITE ? EMPTY : (board[from] ?? EMPTY);
  return gain * 32 - ((values.material[mover] ?? 0) >> 4);
}

/** Ranks killers first, then checks, then what was good elsewhere. */
function rankQuiet<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  frame: Frame<M>,
): void {
  const { searching, listing } = search.game;
  const { killers, history } = search;
  const { list, remembered } = frame;
  const position = at(search.positions, ply);
  listing.markChecks(position, search.placement, list);
  const ownHistory = position.turn * searching.slots;
  const [killer, otherKiller] = [killers[2 * ply], killers[2 * ply + 1]];
  for (let i = 0; i < list.count; i++) {
    if (listing.isNoisyAt(position, list, i) || i === remembered) continue;
    const slot = listing.slotAt(list, i);
    if (slot === killer) addRank(frame, i, KILLER + 1);
    else if (slot === otherKiller) addRank(frame, i, KILLER);
    else addRank(frame, i, (history[ownHistory + slot] ?? 0) + (listing.isCheckAt(list, i) ? CHECK : 0));
  }
}

/** Takes the best of the moves that are ranked but not taken, and returns its number. */
export function takeBest(frame: Frame): number {
  const { numbers, ranks, ranked } = frame;
  const place = frame.taken++;
  let best = place;
  let most = ranks[place] ?? 0;
  for (let i = place + 1; i < ranked; i++) {
    const rank = ranks[i] ?? 0;
    if (rank <= most) continue;
    best = i;
    most = rank;
  }
  const number = numbers[best] ?? 0;
  ranks[best] = ranks[place] ?? 0;
  numbers[best] = numbers[place] ?? 0;
  ranks[place] = most;
  numbers[place] = number;
  return number;
}

/**
 * Remembers that the quiet move of the list at a ply that was taken last was so good that the others were needless,
 * and that those before it in the order were not.
 */
export function praise<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  depth: number,
): void {
  const { killers, history, game } = search;
  const { list, numbers, ranks, taken } = at(search.frames, ply);
  const own = at(search.positions, ply).turn * game.searching.slots;
  const slotOf = (place: number) => game.listing.slotAt(list, numbers[place] ?? 0);
  const slot = slotOf(taken - 1);
  if (killers[2 * ply] !== slot) {
    killers[2 * ply + 1] = killers[2 * ply] ?? -1;
    killers[2 * ply] = slot;
  }
  const bonus = Math.min(depth * depth, 400);
  learn(history, own + slot, bonus);
  for (let i = 0; i < taken - 1; i++) {
    const rank = ranks[i] ?? 0;
    if (isQuietRank(rank) || isCheckRank(rank)) learn(history, own + slotOf(i), -bonus);
  }
}

/** Moves a number towards its limits by less the nearer it is to them. */
function learn(history: Int32Array, index: number, bonus: number): void {
  const old = history[index] ?? 0;
  history[index] = old + bonus * 32 - ((old * Math.abs(bonus)) >> 9);
}
