import type { Site } from '../topology/site.ts';
import type { Message } from './message.ts';
import type { Origin } from './move.ts';
import type { Position } from './position.ts';
import type { CommonReasonMessage } from './reasonMessage.ts';
import type { Remark } from './remark.ts';
import type { Status } from './status.ts';

/** Why what players try is not legal, in one variant. */
export interface Reasons<P extends Position = Position> {
  /**
   * Why no legal action is said by picking these two, in this order: the first reason of the variant's own list,
   * which is complete. Asked only of what is not legal while the game goes on, and only of pieces that the
   * side to move holds; anything else it may refuse by throwing.
   */
  explain(position: P, history: readonly P[], status: Status, from: Origin, to: Site): Reason;
}

/**
 * Why something that one may try is no legal action, in one sentence. A variant names the kinds of its reasons and
 * what they say, beside those that any variant may have.
 */
export interface Reason<Kind extends string = string, Said extends Message = Message> extends Remark<Said> {
  /** What the reason comes down to; the sentence says the rest. */
  readonly kind: Kind;
  /** Where stands what is at fault: without any one of them the reason would be another, or none. */
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
  /** The piece goes there, but not to capture, or to capture only. */
  | 'cannot capture'
  | 'nothing to capture'
  /** A piece is dropped on empty sites only. */
  | 'occupied';

/** A reason that any variant may have. */
export type CommonReason = Reason<ReasonKind, CommonReasonMessage>;

/** A reason; nobody is at fault unless blockers are named. */
export const because = <Kind extends string, Said extends Message>(
  kind: Kind,
  rule: string,
  text: Said,
  blockers: readonly Site[] = [],
): Reason<Kind, Said> => ({ kind, text, blockers, rule });

/**
 * For the end of a list of reasons that is complete, after all of them were none.
 * @throws Error always: the list was not complete, or the action is legal.
 */
export function unexplained(what: string): never {
  throw new Error(`There is no reason why not: ${what}`);
}
