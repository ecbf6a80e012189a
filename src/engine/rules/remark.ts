import type { Text } from './message.ts';

/** What the players should know about a position. */
export interface Remark {
  /** A sentence or two. */
  readonly text: Text;
  /** The section of the rulebook that has the rule. */
  readonly rule: string;
}
