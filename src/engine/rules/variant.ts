import type { Site } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import type { Effect } from './effect.ts';
import type { Metadata } from './metadata.ts';
import type { Held } from './hand.ts';
import type { Lens } from './lens.ts';
import type { Mark } from './mark.ts';
import type { Hint } from './hint.ts';
import type { Move, Path } from './move.ts';
import type { Notation } from './notation.ts';
import type { DrawReason, Outcome } from './outcome.ts';
import type { MapSite } from './movementMap.ts';
import type { KindInfo } from './piece.ts';
import type { Position } from './position.ts';
import type { Reason, Reasons } from './reason.ts';
import type { Remark } from './remark.ts';
import type { Result } from './result.ts';
import type { Setup } from './setup.ts';
import { otherSide } from './side.ts';
import type { Status } from './status.ts';
import type { Terrain } from './terrain.ts';

/*
 * The contract of a variant, in parts. `past` is always the positions before the one asked about, oldest first;
 * rules without a memory ignore it. The functions are written as methods so that every variant, whatever its own
 * positions and moves hold, fits the list of all variants: callers give a variant only what came from it.
 */

/** What it is played with. */
interface Equipment<P extends Position> {
  readonly topology: Topology;
  /** Indexed by `Kind`; the first, for `NO_KIND`, stands for nothing. */
  readonly kinds: readonly KindInfo[];
  readonly start: P;
  /** What its position strings are made of. */
  readonly setup: Setup;
}

/** What may be done, what comes of it, and how it ends. */
interface Rules<P extends Position, M extends Move> {
  /** The outcome and the legal moves, found by one look. Other questions are given it rather than look again. */
  status(position: P, history: readonly P[]): Status<M>;
  /** What a legal move does to the board. */
  effects(position: P, move: M): Effect[];
  /** The position after a legal move. */
  play(position: P, move: M): P;
  /**
   * Where the piece on a site may go by a move of its own, whoever’s turn it is and whether or not the
   * position could occur; what the board forbids or its ground lacks is not in it. Moves of several pieces
   * at once, drops and en passant are not either. Empty for an empty site.
   */
  movementMap(position: P, site: Site): MapSite[];
}

/** Rules that most variants do without. */
interface MoreRules<P extends Position> {
  /** The draws that the player to move may claim. Asked only while the game goes on. */
  claims(position: P, history: readonly P[]): DrawReason[];
  /** The same position with the other side to move, to see what it threatens. */
  pass(position: P): P;
  /** Where the side to move could capture, were an enemy there, otherwise than by the pattern of a piece. */
  otherCaptures(position: P): Site[];
  /** The pieces that both sides hold. */
  hands(position: P): Held[];
}

/** How positions and moves are written and said. */
interface Text<P extends Position, M extends Move> {
  /** Reads a position string: canonical ones only, so that reading and writing are each other's inverse. */
  readPosition(text: string): Result<P>;
  /** Equal positions have equal strings. */
  writePosition(position: P): string;
  /** The action string: unambiguous among the position's moves. */
  writeMove(position: P, move: M): string;
  /** How people write a move; null for one that merely ends a turn, which goes without saying. */
  notation(position: P, move: M): Notation | null;
  /** The ways to say a move by choices. */
  paths(position: P, move: M): Path[];
  /** The number of the round to which a position belongs, where it knows; a game that begins there counts on. */
  round?(position: P): number;
}

/** Why things are as they are. */
interface Explanations<P extends Position> {
  /** Why what is not legal is not; loaded when somebody asks. Rejects when it cannot be. */
  reasons(): Promise<Reasons<P>>;
  /** The section of the rulebook that has the rule of an end of the game. */
  endRule(outcome: Outcome): string;
}

/** Explanations that most variants do without. */
interface MoreExplanations<P extends Position, M extends Move> {
  /** Why a move is not legal that the status has among the forbidden ones. */
  whyForbidden(position: P, history: readonly P[], move: M): Reason;
}

/** What is shown and said beside the pieces. */
interface Hints<P extends Position, M extends Move> {
  /** What the ground is where it is more than ground. */
  terrain(position: P): Terrain[];
  /** What is to be shown on the board. */
  marks(position: P): Mark[];
  /** What the players should know about the position now. */
  remarks(position: P, status: Status<M>): Remark[];
  /**
   * The rules that matter in the position and that somebody new to the game will not expect, the most pressing
   * first; one at most at the start. Asked only while the game goes on.
   */
  hints(position: P, history: readonly P[], status: Status<M>): Hint[];
  /** What it shows on its boards beside what can be shown on all. */
  readonly lenses: readonly Lens<P>[];
}

/** What a variant has to say of itself. */
type Needed<P extends Position, M extends Move> = Metadata &
  Equipment<P> &
  Rules<P, M> &
  Text<P, M> &
  Explanations<P>;

/** What it need not say where it is as in most variants. */
type Supplied<P extends Position, M extends Move> = MoreRules<P> & MoreExplanations<P, M> & Hints<P, M>;

/** The rules of one game on one board. */
export interface Variant<P extends Position = Position, M extends Move = Move>
  extends
    Metadata,
    Equipment<P>,
    Rules<P, M>,
    MoreRules<P>,
    Text<P, M>,
    Explanations<P>,
    MoreExplanations<P, M>,
    Hints<P, M> {
  /** Whether pieces can be held off the board. */
  readonly hasHands: boolean;
}

/**
 * A variant out of what is its own: without claims, hands, hints or forbidden moves where it names none, and with
 * nothing but the turn to change when a side passes.
 */
export function defineVariant<P extends Position, M extends Move>(
  own: Needed<P, M> & Partial<Supplied<P, M>>,
): Variant<P, M> {
  const usual: Supplied<P, M> = {
    claims: () => [],
    pass: (position) => ({ ...position, turn: otherSide(position.turn) }),
    otherCaptures: () => [],
    hands: () => [],
    whyForbidden: () => {
      throw new Error(`${own.name} forbids nothing that looks legal.`);
    },
    terrain: () => [],
    marks: () => [],
    remarks: () => [],
    hints: () => [],
    lenses: [],
  };
  return { ...usual, ...own, hasHands: own.setup.fields.some(({ kind }) => kind === 'hands') };
}
