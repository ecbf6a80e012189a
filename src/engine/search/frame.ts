import type { Move } from '../rules/move.ts';
import type { MoveList } from '../rules/moveList.ts';
import { newMoveList } from '../rules/moveList.ts';
import { NO_MOVE } from './table.ts';

/** Stands for a score that is not known before the position a ply deeper has been looked at. */
export const PENDING = 1 << 20;
/** Stands for a score that is not known before the moves of the position that are left have been tried. */
export const PAUSED = PENDING + 1;

/** Which question about the position a ply deeper is open. */
export const AFTER_PASS = 0;
/** Whether the move is better than the best so far, at less depth than the others. */
export const REDUCED = 1;
/** The same at full depth. */
export const NARROW = 2;
/** How good the move is. */
export const FULL = 3;
type Stage = typeof AFTER_PASS | typeof REDUCED | typeof NARROW | typeof FULL;

/**
 * Which moves are ranked next: the one that the table remembers, those that are noisy, the quiet ones, the captures that
 * lose more than they gain, or none.
 */
export const REMEMBERED = 0;
export const NOISY_ONES = 1;
export const QUIET_ONES = 2;
export const LOSING_ONES = 3;
export const NO_MORE = 4;
type Ranking =
  typeof REMEMBERED | typeof NOISY_ONES | typeof QUIET_ONES | typeof LOSING_ONES | typeof NO_MORE;

const ROOM = 64;

/**
 * How far the search has come at a position of the line that it looks at. There is one frame for each ply, used
 * for one position after the other: a search that calls itself would have to keep all of its calls to pause.
 */
export interface Frame<M extends Move = Move> {
  /** What was asked: a score between `alpha` and `beta`, or a bound, at this depth. */
  depth: number;
  alpha: number;
  beta: number;
  mayPass: boolean;

  isInDanger: boolean;
  isPrincipal: boolean;
  /** Whether a move need not be tried if it cannot change the answer. */
  isQuiet: boolean;
  /** Whether it only has to be known if the side to move gets out of danger. */
  isEscape: boolean;
  /** The entry of the table, and the move that it remembers. */
  entry: number;
  remembered: number;
  /** The estimate. */
  seeming: number;
  readonly list: MoveList<M>;
  /** The moves that were ranked, by their numbers, and their ranks; there is room for more. */
  numbers: Int32Array;
  ranks: Int32Array;
  ranked: number;
  /** How many captures were found to lose, which are kept for later at the end of `numbers`. */
  losing: number;
  /** Which moves are ranked next. */
  ranking: Ranking;
  /** How many of those that were ranked were taken, which come first, and how many of them were tried. */
  taken: number;
  tried: number;
  /** The score to beat. */
  least: number;
  best: number;
  bestMove: number;
  wasCut: boolean;
  /** What the scores of the moves before this position depend on. */
  outerDependsOn: number;
  outerUsesPast: boolean;

  /** How many numbers of changes the board had before the move that is being tried. */
  changes: number;
  /** That move, by its number, and whether it is a quiet one. */
  number: number;
  isPlain: boolean;
  /** 1 if the side to move stays the same after it, else -1. */
  sign: number;
  stage: Stage;
}

export const newFrame = <M extends Move>(): Frame<M> => ({
  depth: 0,
  alpha: 0,
  beta: 0,
  mayPass: false,
  isInDanger: false,
  isPrincipal: false,
  isQuiet: false,
  isEscape: false,
  entry: -1,
  remembered: NO_MOVE,
  seeming: 0,
  list: newMoveList<M>(),
  numbers: new Int32Array(ROOM),
  ranks: new Int32Array(ROOM),
  ranked: 0,
  losing: 0,
  ranking: REMEMBERED,
  taken: 0,
  tried: 0,
  least: 0,
  best: 0,
  bestMove: NO_MOVE,
  wasCut: false,
  outerDependsOn: 0,
  outerUsesPast: false,
  changes: 0,
  number: NO_MOVE,
  isPlain: false,
  sign: 1,
  stage: FULL,
});
