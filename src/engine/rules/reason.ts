import type { Site } from '../topology/site.ts';

/** Why something that one may try is no legal action. */
export interface Reason {
  readonly kind: ReasonKind;
  /** A sentence for the players. */
  readonly text: string;
  /** Where stands what is at fault: without it the reason would be another, or none. */
  readonly culprits: readonly Site[];
  /** The section of the rulebook that has the rule. */
  readonly rule: string;
}

export const reasonKinds = [
  'game over',
  'not your turn',
  'nothing there',
  'same place',
  'no such movement',
  'blocked',
  'own piece there',
] as const;

export type ReasonKind = (typeof reasonKinds)[number];
