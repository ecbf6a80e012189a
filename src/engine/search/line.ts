import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import type { Piece } from '../rules/piece.ts';
import { EMPTY } from '../rules/piece.ts';
import { toggle } from '../rules/placement.ts';
import type { Position } from '../rules/position.ts';
import { takeBack } from '../rules/workingBoard.ts';
import type { Site } from '../topology/site.ts';
import { highKey, highKeys, keyIndex, lowKey, lowKeys } from './keys.ts';
import type { Search } from './search.ts';
import { valueIndex } from './weights.ts';

/*
 * How a search goes along its line of play, a ply deeper and back, and what it knows of the positions that came
 * before.
 */

/** Positions with the same last bits of their keys share a counter. */
export const FILTER = 1 << 12;

/**
 * Makes a move, by its index in the list at a ply, on the board of the search; the position after it is at the next
 * ply. `unmake` takes it back: until then the positions before it have its board.
 */
export function make<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  index: number,
): void {
  const { board, placement } = search;
  const before = at(search.positions, ply);
  const frame = at(search.frames, ply);
  frame.changes = board.count;
  const after = search.game.listing.playOn(before, frame.list, index, board);
  copySums(search, ply);
  const { changes, count } = board;
  for (let i = frame.changes; i < count; i += 3) {
    const [site, old, now] = [changes[i] ?? 0, changes[i + 1] ?? EMPTY, changes[i + 2] ?? EMPTY];
    toggle(placement, site, old);
    toggle(placement, site, now);
    addChange(search, ply + 1, site, old, now);
  }
  search.turns[ply + 1] = (search.turns[ply] ?? 0) + (after.turn === before.turn ? 0 : 1);
  arrive(search, ply + 1, after);
}

/** Takes back the move that was made at a ply. */
export function unmake({ board, placement, frames }: Search, ply: number): void {
  const { changes, count } = board;
  const first = at(frames, ply).changes;
  for (let i = first; i < count; i += 3) {
    const site = changes[i] ?? 0;
    toggle(placement, site, changes[i + 1] ?? EMPTY);
    toggle(placement, site, changes[i + 2] ?? EMPTY);
  }
  takeBack(board, first);
}

/** Plays a move of the position at a ply; the position after it, with a board of its own, is at the next ply. */
export function descend<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  move: M,
): void {
  const before = at(search.positions, ply);
  const after = search.game.variant.play(before, move);
  copySums(search, ply);
  for (let site = 0; site < after.board.length; site++) {
    const [old, now] = [before.board[site] ?? EMPTY, after.board[site] ?? EMPTY];
    if (old !== now) addChange(search, ply + 1, site, old, now);
  }
  search.turns[ply + 1] = (search.turns[ply] ?? 0) + (after.turn === before.turn ? 0 : 1);
  arrive(search, ply + 1, after);
}

/** Passes; the position after it is at the next ply. */
export function descendByPass<P extends Position, M extends Move>(search: Search<P, M>, ply: number): void {
  copySums(search, ply);
  search.turns[ply + 1] = (search.turns[ply] ?? 0) + 1;
  arrive(search, ply + 1, search.game.variant.pass(at(search.positions, ply)));
}

/** Puts a position at a ply, whose board is known, and completes its key. */
export function arrive<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  position: P,
): void {
  const fields = search.game.searching.fieldsKey(position);
  search.positions[ply] = position;
  search.low[ply] = lowKey(search.boardLow[ply] ?? 0, position.turn, fields);
  search.high[ply] = highKey(search.boardHigh[ply] ?? 0, position.turn, fields);
}

/** Copies the sums over the pieces of the board to the next ply. */
function copySums({ boardLow, boardHigh, worth, bulk }: Search, ply: number): void {
  boardLow[ply + 1] = boardLow[ply] ?? 0;
  boardHigh[ply + 1] = boardHigh[ply] ?? 0;
  worth[ply + 1] = worth[ply] ?? 0;
  bulk[ply + 1] = bulk[ply] ?? 0;
}

/** Updates the sums at a ply for a site on which another piece stands now. */
function addChange(search: Search, ply: number, site: Site, old: Piece, now: Piece): void {
  const { values, boardLow, boardHigh, worth, bulk } = search;
  const { pieces, sites } = values;
  const [oldKey, nowKey] = [keyIndex(site, old), keyIndex(site, now)];
  boardLow[ply] = (boardLow[ply] ?? 0) ^ (lowKeys[oldKey] ?? 0) ^ (lowKeys[nowKey] ?? 0);
  boardHigh[ply] = (boardHigh[ply] ?? 0) ^ (highKeys[oldKey] ?? 0) ^ (highKeys[nowKey] ?? 0);
  worth[ply] =
    (worth[ply] ?? 0) +
    (pieces[valueIndex(sites, now, site)] ?? 0) -
    (pieces[valueIndex(sites, old, site)] ?? 0);
  bulk[ply] = (bulk[ply] ?? 0) + (values.bulk[now] ?? 0) - (values.bulk[old] ?? 0);
}

/** Counts the position at a ply among those of the line, so that repetitions of it are noticed below. */
export function enter({ filter, low }: Search, ply: number): void {
  const index = (low[ply] ?? 0) & (FILTER - 1);
  filter[index] = (filter[index] ?? 0) + 1;
}

export function leave({ filter, low }: Search, ply: number): void {
  const index = (low[ply] ?? 0) & (FILTER - 1);
  filter[index] = (filter[index] ?? 0) - 1;
}

/**
 * Whether the position at a ply occurred before, so that it counts: by the rules of a variant in which no
 * position may come again, once; by those of the others, in the line that is searched, or twice before it. Notes
 * what the answer depends on.
 */
export function isRepeated(search: Search, ply: number): boolean {
  const { filter, low, high, pastLow, pastHigh } = search;
  const [lowHere, highHere] = [low[ply] ?? 0, high[ply] ?? 0];
  if ((filter[lowHere & (FILTER - 1)] ?? 0) === 0) return false;
  for (let earlier = ply - 1; earlier >= 0; earlier--)
    if (low[earlier] === lowHere && high[earlier] === highHere) {
      // Every line has the root.
      if (earlier === 0) search.usesPast = true;
      else search.dependsOn = Math.min(search.dependsOn, earlier);
      return true;
    }
  let wanted = search.game.searching.repetition === 'forbidden' ? 1 : 2;
  for (let i = 0; i < pastLow.length; i++)
    if (pastLow[i] === lowHere && pastHigh[i] === highHere && --wanted === 0) {
      search.usesPast = true;
      return true;
    }
  return false;
}

/** Makes the best line of a ply an empty one. */
export function forgetLine({ principal }: Search, ply: number): void {
  const line = at(principal, ply);
  // To set the length of a list takes long.
  if (line.length > 0) line.length = 0;
}

/** Makes a move and the best line after it the best line of a ply. */
export function keepLine<P extends Position, M extends Move>(
  { principal }: Search<P, M>,
  ply: number,
  move: M,
): void {
  const line = at(principal, ply);
  line.length = 0;
  line.push(move, ...at(principal, ply + 1));
}
