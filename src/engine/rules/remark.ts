import type { Message } from './message.ts';

/** Something that the players should know about a position. */
export interface Remark<Said extends Message = Message> {
  /** A sentence or two. */
  readonly text: Said;
  /** The section of the rulebook that has the rule. */
  readonly rule: string;
  /** Whether it is only about what a side may do, which is worth hearing once in a game. */
  readonly isAdvice?: true;
  /** What the side to move has to do by it, to follow the player’s name; absent if it may make any move. */
  readonly task?: Said;
}
