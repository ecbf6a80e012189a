import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import { EMPTY } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Search } from './search.ts';
import { gainOf, ranksFor } from './search.ts';

/*
 * Moves are ranked before they are tried. A list of ranks has two numbers for each move: its index among the
 * position’s moves, and its rank. The best of those left is taken when its turn comes, because a good one often
 * makes the others needless.
 */

/** The ranks of moves that are not quiet are beyond these. */
const FORCING = 1 << 24;
const KILLER = 1 << 23;
const FIRST = 1 << 30;

/** Whether a rank is that of a move which is neither remembered as the best nor changes much at once. */
export const isQuietRank = (rank: number): boolean => rank < FORCING / 2;

/** Ranks all moves of the list at a ply: the remembered one, captures, killers, and what was good elsewhere. */
export function rankAll<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  remembered: number,
): void {
  const { searching, listing } = search.game;
  const { killers, history, values } = search;
  const { list } = at(search.frames, ply);
  const ranks = ranksFor(search, ply, list.count);
  const position = at(search.positions, ply);
  const ownHistory = position.turn * searching.slots;
  const [killer, otherKiller] = [killers[2 * ply], killers[2 * ply + 1]];
  for (let i = 0; i < list.count; i++) {
    const mayForce = i < list.quietFrom;
    const captured = mayForce ? listing.capturedAt(position, list, i) : EMPTY;
    let rank: number;
    if (i === remembered) rank = FIRST;
    else if (captured !== EMPTY) {
      const from = listing.fromAt(list, i);
      const mover = from === NO_SITE ? EMPTY : (position.board[from] ?? EMPTY);
      rank = FORCING + gainOf(search, position, captured) * 16 - (values.material[mover] ?? 0);
    } else if (mayForce && listing.isForcingAt(position, list, i)) rank = FORCING;
    else {
      const slot = listing.slotAt(list, i);
      rank = history[ownHistory + slot] ?? 0;
      if (slot === killer) rank = KILLER + 1;
      else if (slot === otherKiller) rank = KILLER;
    }
    ranks[2 * i] = i;
    ranks[2 * i + 1] = rank;
  }
}

/** Brings the best of the entries from `first` up to `count` to `first`; returns the number of its move. */
export function takeBest(ranks: Int32Array, first: number, count: number): number {
  let best = first;
  for (let i = first + 1; i < count; i++) if ((ranks[2 * i + 1] ?? 0) > (ranks[2 * best + 1] ?? 0)) best = i;
  const [number, rank] = [ranks[2 * best] ?? 0, ranks[2 * best + 1] ?? 0];
  ranks[2 * best] = ranks[2 * first] ?? 0;
  ranks[2 * best + 1] = ranks[2 * first + 1] ?? 0;
  ranks[2 * first] = number;
  ranks[2 * first + 1] = rank;
  return number;
}

/**
 * Remembers that a quiet move of the list at a ply was so good that the others were needless, and that those before it
 * in the order were not.
 */
export function praise<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  done: number,
  depth: number,
): void {
  const { killers, history, game } = search;
  const { list, ranks } = at(search.frames, ply);
  const own = at(search.positions, ply).turn * game.searching.slots;
  const slotOf = (place: number) => game.listing.slotAt(list, ranks[2 * place] ?? 0);
  const slot = slotOf(done);
  if (killers[2 * ply] !== slot) {
    killers[2 * ply + 1] = killers[2 * ply] ?? -1;
    killers[2 * ply] = slot;
  }
  const bonus = Math.min(depth * depth, 400);
  learn(history, own + slot, bonus);
  for (let i = 0; i < done; i++)
    if (isQuietRank(ranks[2 * i + 1] ?? 0)) learn(history, own + slotOf(i), -bonus);
}

/** Moves a number towards its limits by less the nearer it is to them. */
function learn(history: Int32Array, index: number, bonus: number): void {
  const old = history[index] ?? 0;
  history[index] = old + bonus * 32 - ((old * Math.abs(bonus)) >> 9);
}
