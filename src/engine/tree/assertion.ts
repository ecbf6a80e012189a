import type { Side } from '../rules/side.ts';
import { SIDES, sideLetter } from '../rules/side.ts';
import type { Solved } from './solved.ts';

/**
 * What somebody says they have proved about a position with its history. It goes with a tree into links and records;
 * whoever reads it there proves it anew before they believe it.
 */
export type Assertion =
  /** The side wins by force in so many of its turns. */
  | { readonly kind: 'won'; readonly side: Side; readonly turns: number }
  | { readonly kind: 'drawn'; readonly turns: number };

/** Nobody looks further ahead. */
export const MOST_ASSERTED = 10;

/** An assertion in a word: `w3`, `b1`, `d2` for a draw. */
export const writeAssertion = (assertion: Assertion): string =>
  `${assertion.kind === 'won' ? sideLetter(assertion.side) : 'd'}${String(assertion.turns)}`;

/** The assertion of such a word; null for anything else. */
export function readAssertion(word: string): Assertion | null {
  const [, letter, digits] = /^([wbd])(0|[1-9]\d?)$/.exec(word) ?? [];
  const turns = Number(digits);
  if (letter === undefined || turns > MOST_ASSERTED) return null;
  const side = SIDES.find((each) => sideLetter(each) === letter);
  return side === undefined ? { kind: 'drawn', turns } : { kind: 'won', side, turns };
}

/** Whether two people say the same; null is nothing. */
export const isSameAssertion = (one: Assertion | null, other: Assertion | null): boolean =>
  one === other || (one !== null && other !== null && writeAssertion(one) === writeAssertion(other));

/** What is certain once an assertion was proved. */
export const solvedBy = (assertion: Assertion): Solved =>
  assertion.kind === 'won' ? { ...assertion, least: assertion.turns } : { kind: 'drawn' };
