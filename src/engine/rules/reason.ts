import type { Site } from '../topology/site.ts';
import type { Message } from './message.ts';
import type { Origin } from './move.ts';
import type { Position } from './position.ts';
import type { CommonReasonMessage } from './reasonMessage.ts';
import type { Remark } from './remark.ts';
import type { Status } from './status.ts';

/** Why things that players try are not legal, in one variant. */
export interface Reasons<P extends Position = Position> {
  /**
   * Why picking these two, in this order, makes no legal action: the first reason that applies in the
   * variant's own list, which is complete. Called only for what is not legal while the game goes on, and only
   * for pieces that the side to move holds; for anything else it may throw.
   */
  explain(position: P, history: readonly P[], status: Status, from: Origin, to: Site): Reason;
}

/**
 * Why something that a player may try is not legal, in one sentence. A variant names its own kinds of reasons
 * and what they say, besides those that any variant may have.
 */
export interface Reason<Kind extends string = string, Said extends Message = Message> extends Remark<Said> {
  /** The gist of the reason; the sentence says the rest. */
  readonly kind: Kind;
  /** The sites of the pieces at fault: without any one of them there would be another reason, or none. */
  readonly blockers: readonly Site[];
}

/** The kinds of reasons that any variant may have. */
export type ReasonKind =
  | 'game over'
  | 'nothing there'
  | 'not your turn'
  | 'not in hand'
  | 'same place'
  | 'no such movement'
  | 'blocked'
  | 'own piece there'
  /** The piece goes there, but only to move, or only to capture. */
  | 'cannot capture'
  | 'nothing to capture'
  /** A piece can be dropped on empty sites only. */
  | 'occupied';

/** A reason that any variant may have. */
export type CommonReason = Reason<ReasonKind, CommonReasonMessage>;

/** A reason; no piece is at fault unless blockers are named. */
export const because = <Kind extends string, Said extends Message>(
  kind: Kind,
  rule: string,
  text: Said,
  blockers: readonly Site[] = [],
): Reason<Kind, Said> => ({ kind, text, blockers, rule });

/**
 * Ends a complete list of reasons, when none of them applied.
 * @throws Error always: the list was not complete, or the action is legal.
 */
export function unexplained(what: string): never {
  throw new Error(`There is no reason why not: ${what}`);
}
