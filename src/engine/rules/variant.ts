import type { Site } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import type { Effect } from './effect.ts';
import type { Metadata } from './metadata.ts';
import type { Held } from './hand.ts';
import type { Lens } from './lens.ts';
import type { Mark } from './mark.ts';
import type { Hint } from './hint.ts';
import type { Message } from './message.ts';
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
 * The contract of a variant, in parts. `history` is always the positions before the given one, oldest first;
 * rules that need no history ignore it. The functions are written as methods so that every variant fits the
 * list of all variants, whatever its own positions and moves hold: callers give a variant only what came from
 * it.
 */

/** What the game is played with. */
interface Equipment<P extends Position> {
  readonly topology: Topology;
  /** Indexed by `Kind`; the first, for `NO_KIND`, stands for nothing. */
  readonly kinds: readonly KindInfo[];
  /** What a gap in the board means, in a sentence; absent for a board without gaps. */
  readonly gap?: Message;
  readonly start: P;
  /** The parts of its position strings. */
  readonly setup: Setup;
}

/** Which moves are legal, what they do, and how the game ends. */
interface Rules<P extends Position, M extends Move> {
  /**
   * The outcome and the legal moves, found together. Other functions take this status rather than compute it
   * again.
   */
  status(position: P, history: readonly P[]): Status<M>;
  /** What a legal move does to the board. */
  effects(position: P, move: M): Effect[];
  /** The position after a legal move. */
  play(position: P, move: M): P;
  /**
   * Where the piece on a site may go by a move of its own, whichever side is to move and whether or not the
   * position could occur. It leaves out sites that the board forbids or whose ground is absent, moves of
   * several pieces at once, drops, and en passant. Empty for an empty site.
   */
  movementMap(position: P, site: Site): MapSite[];
}

/** Rules that most variants do not have. */
interface MoreRules<P extends Position> {
  /** The draws that the player to move may claim. Called only while the game goes on. */
  claims(position: P, history: readonly P[]): DrawReason[];
  /** The same position with the other side to move, to see what it threatens. */
  pass(position: P): P;
  /**
   * Where the side to move could capture an enemy if one stood there, other than by the pattern of a piece.
   */
  otherCaptures(position: P): Site[];
  /** The pieces that both sides hold. */
  hands(position: P): Held[];
}

/** How positions and moves are written and chosen. */
interface Text<P extends Position, M extends Move> {
  /** Reads a position string: canonical ones only, so that reading and writing are inverses. */
  readPosition(text: string): Result<P>;
  /** Equal positions have equal strings. */
  writePosition(position: P): string;
  /** The action string, unique among the position's moves. */
  writeMove(position: P, move: M): string;
  /** How people write a move; null for a move that merely ends a turn, which is not written. */
  notation(position: P, move: M): Notation | null;
  /** The ways to make a move by choices. */
  paths(position: P, move: M): Path[];
  /**
   * The number of the round to which a position belongs, if the position says so; a game that begins there
   * continues the count.
   */
  round?(position: P): number;
}

/** Why a move is not legal and why a game ended. */
interface Explanations<P extends Position> {
  /** Why something is not legal; loaded on request. Rejects when it cannot be loaded. */
  reasons(): Promise<Reasons<P>>;
  /** The section of the rulebook with the rule for this end of the game. */
  endRule(outcome: Outcome): string;
}

/** Explanations that most variants do not have. */
interface MoreExplanations<P extends Position, M extends Move> {
  /** Why a forbidden move of the status is not legal. */
  whyForbidden(position: P, history: readonly P[], move: M): Reason;
}

/** What is shown and said besides the pieces. */
interface Hints<P extends Position, M extends Move> {
  /** The ground that is special or not there now. */
  terrain(position: P): Terrain[];
  /** What the board shows besides the pieces. */
  marks(position: P): Mark[];
  /** What the players should know about the position now. */
  remarks(position: P, status: Status<M>): Remark[];
  /**
   * The rules that matter in the position and that somebody new to the game would not expect, the most
   * pressing first; at most one in the starting position. Called only while the game goes on.
   */
  hints(position: P, history: readonly P[], status: Status<M>): Hint[];
  /** The lenses of this variant, besides those that all variants have. */
  readonly lenses: readonly Lens<P>[];
}

/** What every variant must define. */
type Needed<P extends Position, M extends Move> = Metadata &
  Equipment<P> &
  Rules<P, M> &
  Text<P, M> &
  Explanations<P>;

/** What a variant may leave out if the default fits. */
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

/** What a picture of a position needs of a variant: a small part of it, which can be loaded alone. */
export type Pictured<P extends Position = Position> = Pick<
  Variant<P>,
  'topology' | 'kinds' | 'start' | 'terrain'
>;

/**
 * Makes a variant from its own parts. Without them it has no claims, hands, hints or forbidden moves, and a
 * pass changes nothing but the turn.
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
