import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import type { Outcome } from '../rules/outcome.ts';
import type { Placement } from '../rules/placement.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { WHITE } from '../rules/side.ts';
import type { WorkingBoard } from '../rules/workingBoard.ts';
import type { Frame } from './frame.ts';
import type { Searchable } from './searchable.ts';
import { worthAround } from './surroundings.ts';
import type { Table } from './table.ts';
import { mixed } from './taper.ts';
import type { Values } from './weights.ts';

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

export interface Search<P extends Position = Position, M extends Move = Move> {
  readonly game: Searchable<P, M>;
  readonly values: Values;
  readonly table: Table;
  readonly age: number;
  /** How far estimates are off on purpose, in hundredths of a pawn, and by which chance. */
  readonly noise: number;
  /** Whether captures are followed at the end of a line. */
  readonly followsCaptures: boolean;
  /** Whether it is seen there that nothing helps against a check, where a variant knows checks. */
  readonly seesMates: boolean;
  readonly seed: number;

  readonly positions: P[];
  /**
   * The board on which the search makes its moves and takes them back, of all positions of the line up to the one at
   * which it is, and the placement of its pieces.
   */
  readonly board: WorkingBoard;
  readonly placement: Placement;
  readonly boardLow: Int32Array;
  readonly boardHigh: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** What the pieces on the board are worth to White, early and late in one number, and how much they are. */
  readonly worth: Int32Array;
  readonly bulk: Int32Array;
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

/** Lists the moves of the position at a ply in its frame, and gives the outcome. Counts it as a node. */
export function look<P extends Position, M extends Move>(search: Search<P, M>, ply: number): Outcome | null {
  search.nodes++;
  const { list } = at(search.frames, ply);
  const outcome = search.game.listing.look(at(search.positions, ply), search.placement, list);
  search.counts[ply] = outcome ? 0 : list.count;
  return outcome;
}

/** Whether it can be seen at once that the side to move at a ply wins by its next action. */
export const winsAtOnce = <P extends Position, M extends Move>(
  { game, positions, placement }: Search<P, M>,
  ply: number,
): boolean => game.listing.winsAtOnce(at(positions, ply), placement);

/** What such a win is worth to the side to move at a ply. */
export const nextWin = ({ turns }: Search, ply: number): number => WIN - (turns[ply] ?? 0) - 1;

/** What an outcome is worth to the side to move at a ply. */
export function scoreOf({ winner }: Outcome, turn: Side, turns: number): number {
  if (winner === null) return 0;
  return winner === turn ? WIN - turns : turns - WIN;
}

/** What the position at a ply, whose moves are counted, seems to be worth to the side to move. */
export function estimate<P extends Position, M extends Move>(search: Search<P, M>, ply: number): number {
  const { values, worth, bulk, counts, placement, noise } = search;
  const position = at(search.positions, ply);
  const around = values.around ? worthAround(values.around, placement) : 0;
  const white =
    mixed((worth[ply] ?? 0) + around, bulk[ply] ?? 0, values.all) +
    search.game.searching.heldValue(position, values.held);
  const mobility = ply === 0 ? 0 : (values.mobility * ((counts[ply] ?? 0) - (counts[ply - 1] ?? 0))) | 0;
  const own = (position.turn === WHITE ? white : -white) + mobility + values.turn;
  if (noise === 0) return own;
  const chance = Math.imul((search.low[ply] ?? 0) ^ search.seed, 0x9e3779b1) >> 16;
  return own + ((chance * noise) >> 15);
}
