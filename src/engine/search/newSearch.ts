import type { Move } from '../rules/move.ts';
import { EMPTY } from '../rules/piece.ts';
import { placementOf } from '../rules/placement.ts';
import type { Position } from '../rules/position.ts';
import { workingCopy } from '../rules/workingBoard.ts';
import { newFrame } from './frame.ts';
import { boardKeyOf, highKeys, lowKeys } from './keys.ts';
import { FILTER, arrive, enter } from './line.ts';
import type { Search } from './search.ts';
import { MOST_PLIES, NOWHERE } from './search.ts';
import type { Searchable } from './searchable.ts';
import type { Table } from './table.ts';
import { valueIndex, valuesOf } from './weights.ts';

export interface SearchOptions {
  readonly table: Table;
  readonly age: number;
  readonly noise: number;
  /** Whether captures are followed at the end of a line; so they are unless it says no. */
  readonly followsCaptures?: boolean;
  /** Whether it is seen there that nothing helps against a check; likewise. */
  readonly seesMates?: boolean;
  readonly seed: number;
  /** How many nodes are wanted. */
  readonly most: number;
}

/** Begins at a position of a game; `history` has the positions before it. */
export function newSearch<P extends Position, M extends Move>(
  game: Searchable<P, M>,
  root: P,
  history: readonly P[],
  { table, age, noise, followsCaptures = true, seesMates = true, seed, most }: SearchOptions,
): Search<P, M> {
  const plies = MOST_PLIES + 2;
  const ints = () => new Int32Array(plies);
  const past = game.searching.repetition === 'free' ? [] : history;
  const search: Search<P, M> = {
    game,
    values: valuesOf(game.weights, game.variant, game.searching),
    table,
    age,
    noise,
    followsCaptures,
    seesMates,
    seed,
    positions: [],
    board: workingCopy(root.board),
    placement: placementOf(root.board, game.variant.kinds.length),
    boardLow: ints(),
    boardHigh: ints(),
    low: ints(),
    high: ints(),
    worth: ints(),
    bulk: ints(),
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
  setUp(search, 0, { ...root, board: search.board.pieces });
  enter(search, 0);
  return search;
}

/** Puts a position at a ply, with all that is said of its board computed anew. */
function setUp<P extends Position, M extends Move>(search: Search<P, M>, ply: number, position: P): void {
  const { pieces, bulk, sites } = search.values;
  search.boardLow[ply] = boardKeyOf(lowKeys, position.board);
  search.boardHigh[ply] = boardKeyOf(highKeys, position.board);
  search.worth[ply] = position.board.reduce(
    (sum, piece, site) => sum + (piece === EMPTY ? 0 : (pieces[valueIndex(sites, piece, site)] ?? 0)),
    0,
  );
  search.bulk[ply] = position.board.reduce((sum, piece) => sum + (bulk[piece] ?? 0), 0);
  arrive(search, ply, position);
}
