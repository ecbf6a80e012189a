import type { Side } from '../rules/side.ts';
import { SIDES } from '../rules/side.ts';

/** The most moves taken back that are read: more than any game has. */
const MOST_CUTS = 10_000;

/** What two people who play by links tell each other besides the game. */
export interface Letter {
  /** How often moves were taken back by agreement. A game with more of them is the later one, though it may be shorter. */
  readonly cuts: number;
  /** The side that offers a draw; null for none. */
  readonly draw: Side | null;
  /** The side that asks to take its last turn back; null for none. */
  readonly takeback: Side | null;
}

/** A letter of a game in which nothing was offered yet. One shared value. */
export const BLANK_LETTER: Letter = { cuts: 0, draw: null, takeback: null };

/** A letter as a link stores it. */
export type LetterTriple = readonly [cuts: number, draw: Side | null, takeback: Side | null];

const isOffer = (value: unknown): value is Side | null =>
  value === null || SIDES.some((side) => side === value);

/** Whether a value from outside is a letter as a link stores it. */
export const isLetterTriple = (value: unknown): value is LetterTriple =>
  Array.isArray(value) &&
  value.length === 3 &&
  Number.isInteger(value[0]) &&
  Number(value[0]) >= 0 &&
  Number(value[0]) <= MOST_CUTS &&
  isOffer(value[1]) &&
  isOffer(value[2]);

/** The letter that a link stores. */
export const letterOf = ([cuts, draw, takeback]: LetterTriple): Letter => ({ cuts, draw, takeback });
