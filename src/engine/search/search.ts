import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import type { Outcome } from '../rules/outcome.ts';
import { EMPTY, pieceOf } from '../rules/piece.ts';
import { isPieceMove } from '../rules/pieceMove.ts';
import type { Placement } from '../rules/placement.ts';
import { newPlacement, placementOf, toggle } from '../rules/placement.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { WHITE, otherSide } from '../rules/side.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import { UNKNOWN } from '../rules/moveList.ts';
import { boardKeyOf, highKey, highKeys, keyIndex, lowKey, lowKeys } from './keys.ts';
import type { Frame } from './frame.ts';
import { newFrame } from './frame.ts';
import type { Searchable } from './searchable.ts';
import type { Table } from './table.ts';
import type { Values } from './weights.ts';
import { valueIndex, valuesOf } from './weights.ts';

/*
 * The state of a search: the line of play that it looks at now, in arrays indexed by ply from the root, and
 * what it has learnt from the lines before. `quiesce.ts` and `deepen.ts` go through the lines.
 */

/** The score of a won game; each turn that it takes costs one. */
export const WIN = 30_000;
/** Every score beyond this is a win by force. */
export const LEAST_WIN = 29_000;
/** How many actions a line can have. */
export const MOST_PLIES = 100;

/** No earlier position that a score depends on. */
export const NOWHERE = 1_000_000;

/** Positions with the same last bits of their keys share a counter. */
const FILTER = 1 << 12;

export interface Search<P extends Position = Position, M extends Move = Move> {
  readonly game: Searchable<P, M>;
  readonly values: Values;
  readonly table: Table;
  readonly age: number;
  /** How far estimates are off on purpose, in hundredths of a pawn, and by which chance. */
  readonly noise: number;
  readonly seed: number;

  readonly positions: P[];
  readonly placements: readonly Placement[];
  readonly boardLow: Int32Array;
  readonly boardHigh: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** What the pieces on the board are worth to White. */
  readonly worth: Int32Array;
  /** How many turns were completed since the root. */
  readonly turns: Int32Array;
  /** How many moves there are. */
  readonly counts: Int32Array;
  readonly frames: readonly Frame<M>[];
  readonly killers: Int32Array;
  /** How often a quiet move was best, by side and slot. */
  readonly history: Int32Array;
  /** The best lines found from each ply. */
  readonly principal: M[][];

  /** The keys of the positions before the root. */
  readonly pastLow: Int32Array;
  readonly pastHigh: Int32Array;
  /** How many positions of the line and before it share each filter. */
  readonly filter: Uint16Array;

  nodes: number;
  /** How many nodes it may have; it pauses at each one from there on, so that whoever asks for them can stop. */
  readonly most: number;
  /** When to let others run next. */
  pauseAt: number;
  /** Beyond this ply nothing is extended. */
  horizon: number;
  /** The earliest ply that the score just found depends on because of a repetition. */
  dependsOn: number;
  /** Whether the score just found depends on the positions up to the root. */
  usesPast: boolean;
}

export interface SearchOptions {
  readonly table: Table;
  readonly age: number;
  readonly noise: number;
  readonly seed: number;
  /** How many nodes are wanted. */
  readonly most: number;
}

/** Begins at a position of a game; `history` has the positions before it. */
export function newSearch<P extends Position, M extends Move>(
  game: Searchable<P, M>,
  root: P,
  history: readonly P[],
  { table, age, noise, seed, most }: SearchOptions,
): Search<P, M> {
  const plies = MOST_PLIES + 2;
  const ints = () => new Int32Array(plies);
  const past = game.searching.repetition === 'free' ? [] : history;
  const search: Search<P, M> = {
    game,
    values: valuesOf(game.weights, game.variant),
    table,
    age,
    noise,
    seed,
    positions: [],
    placements: Array.from({ length: plies }, () => newPlacement(game.variant.kinds.length)),
    boardLow: ints(),
    boardHigh: ints(),
    low: ints(),
    high: ints(),
    worth: ints(),
    turns: ints(),
    counts: ints(),
    frames: Array.from({ length: plies }, () => newFrame<M>()),
    killers: new Int32Array(2 * plies).fill(-1),
    history: new Int32Array(2 * game.searching.slots),
    principal: Array.from({ length: plies }, () => []),
    pastLow: new Int32Array(past.length),
    pastHigh: new Int32Array(past.length),
    filter: new Uint16Array(FILTER),
    nodes: 0,
    most,
    pauseAt: 0,
    horizon: 0,
    dependsOn: NOWHERE,
    usesPast: false,
  };
  past.forEach((position, i) => {
    setUp(search, 0, position);
    search.pastLow[i] = search.low[0] ?? 0;
    search.pastHigh[i] = search.high[0] ?? 0;
    enter(search, 0);
  });
  setUp(search, 0, root);
  enter(search, 0);
  return search;
}

/** Puts a position at a ply, with everything about it computed anew. */
function setUp<P extends Position, M extends Move>(search: Search<P, M>, ply: number, position: P): void {
  const { pieces, sites } = search.values;
  at(search.placements, ply).set(placementOf(position.board, search.game.variant.kinds.length));
  search.boardLow[ply] = boardKeyOf(lowKeys, position.board);
  search.boardHigh[ply] = boardKeyOf(highKeys, position.board);
  search.worth[ply] = position.board.reduce(
    (sum, piece, site) => sum + (piece === EMPTY ? 0 : (pieces[valueIndex(sites, piece, site)] ?? 0)),
    0,
  );
  finish(search, ply, position);
}

/** Sets what follows from the position and the key of its board. */
function finish<P extends Position, M extends Move>(search: Search<P, M>, ply: number, position: P): void {
  const fields = search.game.searching.fieldsKey(position);
  search.positions[ply] = position;
  search.low[ply] = lowKey(search.boardLow[ply] ?? 0, position.turn, fields);
  search.high[ply] = highKey(search.boardHigh[ply] ?? 0, position.turn, fields);
}

/** Plays a move of the position at a ply; the position after it is at the next ply. */
export function descend<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  move: M,
): void {
  const after = search.game.variant.play(at(search.positions, ply), move);
  if (isPieceMove(move)) descendTo(search, ply, after, move.from, move.to);
  else descendTo(search, ply, after, NO_SITE, NO_SITE);
}

/** Plays a move by its index in the list at a ply. */
export function descendBy<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  index: number,
): void {
  const { listing } = search.game;
  const { list } = at(search.frames, ply);
  const from = listing.fromAt(list, index);
  const to = from === NO_SITE ? NO_SITE : listing.toAt(list, index);
  descendTo(search, ply, listing.play(at(search.positions, ply), list, index), from, to);
}

/** Puts the position after a move at the next ply. `from` is `NO_SITE` if more sites changed than two. */
function descendTo<P extends Position, M extends Move>(
  search: Search<P, M>,
  ply: number,
  after: P,
  from: Site,
  to: Site,
): void {
  const before = at(search.positions, ply);
  copyBoard(search, ply);
  if (from !== NO_SITE) {
    change(search, ply + 1, from, before.board[from] ?? EMPTY, after.board[from] ?? EMPTY);
    if (to !== from) change(search, ply + 1, to, before.board[to] ?? EMPTY, after.board[to] ?? EMPTY);
  } else {
    for (let site = 0; site < after.board.length; site++) {
      const [old, now] = [before.board[site] ?? EMPTY, after.board[site] ?? EMPTY];
      if (old !== now) change(search, ply + 1, site, old, now);
    }
  }
  search.turns[ply + 1] = (search.turns[ply] ?? 0) + (after.turn === before.turn ? 0 : 1);
  finish(search, ply + 1, after);
}

/** Passes; the position after it is at the next ply. */
export function descendByPass<P extends Position, M extends Move>(search: Search<P, M>, ply: number): void {
  copyBoard(search, ply);
  search.turns[ply + 1] = (search.turns[ply] ?? 0) + 1;
  finish(search, ply + 1, search.game.variant.pass(at(search.positions, ply)));
}

function copyBoard({ placements, boardLow, boardHigh, worth }: Search, ply: number): void {
  at(placements, ply + 1).set(at(placements, ply));
  boardLow[ply + 1] = boardLow[ply] ?? 0;
  boardHigh[ply + 1] = boardHigh[ply] ?? 0;
  worth[ply + 1] = worth[ply] ?? 0;
}

/** Updates the placement, the key and the worth of the board at a ply for a site on which another piece stands now. */
function change(search: Search, ply: number, site: number, old: number, now: number): void {
  const { values, boardLow, boardHigh, worth } = search;
  const { pieces, sites } = values;
  const placement = at(search.placements, ply);
  toggle(placement, site, old);
  toggle(placement, site, now);
  const [oldKey, nowKey] = [keyIndex(site, old), keyIndex(site, now)];
  boardLow[ply] = (boardLow[ply] ?? 0) ^ (lowKeys[oldKey] ?? 0) ^ (lowKeys[nowKey] ?? 0);
  boardHigh[ply] = (boardHigh[ply] ?? 0) ^ (highKeys[oldKey] ?? 0) ^ (highKeys[nowKey] ?? 0);
  worth[ply] =
    (worth[ply] ?? 0) +
    (pieces[valueIndex(sites, now, site)] ?? 0) -
    (pieces[valueIndex(sites, old, site)] ?? 0);
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

/** Lists the moves of the position at a ply in its frame, and gives the outcome. Counts it as a node. */
export function look<P extends Position, M extends Move>(search: Search<P, M>, ply: number): Outcome | null {
  search.nodes++;
  const { list } = at(search.frames, ply);
  list.quietFrom = UNKNOWN;
  const outcome = search.game.listing.look(at(search.positions, ply), at(search.placements, ply), list);
  search.counts[ply] = outcome ? 0 : list.count;
  return outcome;
}

/** What an outcome is worth to the side to move at a ply. */
export function scoreOf({ winner }: Outcome, turn: Side, turns: number): number {
  if (winner === null) return 0;
  return winner === turn ? WIN - turns : turns - WIN;
}

/** What the position at a ply, whose moves are counted, seems to be worth to the side to move. */
export function estimate<P extends Position, M extends Move>(search: Search<P, M>, ply: number): number {
  const { values, worth, counts, noise } = search;
  const position = at(search.positions, ply);
  const white = (worth[ply] ?? 0) + search.game.searching.heldValue(position, values.held);
  const mobility = ply === 0 ? 0 : (values.mobility * ((counts[ply] ?? 0) - (counts[ply - 1] ?? 0))) | 0;
  const own = (position.turn === WHITE ? white : -white) + mobility;
  if (noise === 0) return own;
  const chance = Math.imul((search.low[ply] ?? 0) ^ search.seed, 0x9e3779b1) >> 16;
  return own + ((chance * noise) >> 15);
}

/** What a capture gains, for the order of moves. */
export function gainOf<P extends Position, M extends Move>(
  { game, values }: Search<P, M>,
  position: P,
  captured: number,
): number {
  return captured === pieceOf(game.searching.royal, otherSide(position.turn)) && captured > 1
    ? WIN
    : (values.material[captured] ?? 0);
}

/** The order of the moves at a ply, long enough for so many: two numbers for each. */
export function ranksFor({ frames }: Search, ply: number, count: number): Int32Array {
  const frame = at(frames, ply);
  if (frame.ranks.length < 2 * count) frame.ranks = new Int32Array(4 * count);
  return frame.ranks;
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
