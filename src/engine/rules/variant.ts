import type { Site } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import type { Effect } from './effect.ts';
import type { Facts } from './facts.ts';
import type { Mark } from './mark.ts';
import type { Held } from './hand.ts';
import type { Lens } from './lens.ts';
import type { Moment } from './moment.ts';
import type { Move, Path } from './move.ts';
import type { Notation } from './notation.ts';
import type { DrawReason, Outcome } from './outcome.ts';
import type { PatternSite } from './pattern.ts';
import type { KindInfo } from './piece.ts';
import type { Position } from './position.ts';
import type { Remark } from './remark.ts';
import type { Reason, Reasons } from './reason.ts';
import type { Result } from './result.ts';
import type { Setup } from './setup.ts';
import type { Status } from './status.ts';
import type { Terrain } from './terrain.ts';

/**
 * The rules of one game. `past` is always the positions before the one asked about, oldest first; rules
 * without a memory ignore it. The functions are written as methods so that every variant, whatever its own
 * positions and moves hold, fits the list of all variants: callers give a variant only what came from it.
 */
export interface Variant<P extends Position = Position, M extends Move = Move> extends Facts {
  readonly topology: Topology;
  /** Indexed by `Kind`; the first, for `NO_KIND`, stands for nothing. */
  readonly kinds: readonly KindInfo[];
  /** Whether pieces can be held off the board. */
  readonly hasHands: boolean;
  readonly start: P;
  /** What its position strings are made of. */
  readonly setup: Setup;

  /** Reads a position string: canonical ones only, so that reading and writing are each other's inverse. */
  readPosition(text: string): Result<P>;
  /** Equal positions have equal strings. */
  writePosition(position: P): string;

  /** The outcome and the legal moves, found by one look. Other questions are given it rather than look again. */
  status(position: P, past: readonly P[]): Status<M>;
  /** Why a move is not legal that the status has among the forbidden ones. */
  whyForbidden(position: P, past: readonly P[], move: M): Reason;
  /** Why what is not legal is not; loaded when somebody asks. Rejects when it cannot be. */
  reasons(): Promise<Reasons<P>>;
  /** What a legal move does to the board. */
  effects(position: P, move: M): Effect[];
  /** The position after a legal move. */
  play(position: P, move: M): P;
  /** The action string: unambiguous among the position's moves. */
  writeMove(position: P, move: M): string;
  /** How people write a move; null for one that merely ends a turn, which goes without saying. */
  notation(position: P, move: M): Notation | null;
  /** The ways to say a move by choices. */
  paths(position: P, move: M): Path[];

  /** The section of the rulebook that has the rule of an end of the game. */
  endRule(outcome: Outcome): string;
  /** The draws that the player to move may claim. Asked only while the game goes on. */
  claims(position: P, past: readonly P[]): DrawReason[];

  /** What the ground is where it is more than ground. */
  terrain(position: P): Terrain[];
  /** What is to be shown on the board beside the pieces. */
  marks(position: P): Mark[];
  /** The pieces that both sides hold. */
  hands(position: P): Held[];
  /** What the players should know about the position now. */
  remarks(position: P, status: Status<M>): Remark[];
  /**
   * The rules that matter in the position and that somebody new to the game will not expect, the most pressing
   * first; one at most at the start. Asked only while the game goes on.
   */
  moments(position: P, past: readonly P[], status: Status<M>): Moment[];
  /** The same position with the other side to move, to see what it threatens. */
  passed(position: P): P;
  /** The number of the round to which a position belongs, where it knows; a game that begins there counts on. */
  round?(position: P): number;
  /**
   * Where the piece on a site may go by a move of its own, whoever’s turn it is and whether or not the
   * position could occur; what the board forbids or its ground lacks is not in it. Moves of several pieces
   * at once, drops and en passant are not either. Empty for an empty site.
   */
  pattern(position: P, site: Site): PatternSite[];
  /** Where the side to move could capture, were an enemy there, otherwise than by the pattern of a piece. */
  otherCaptures(position: P): Site[];
  /** What it shows on its boards beside what can be shown on all. */
  readonly lenses: readonly Lens<P>[];
}
