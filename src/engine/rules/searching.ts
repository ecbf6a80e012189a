import type { Attacks } from './attacks.ts';
import type { Move } from './move.ts';
import type { Kind, Piece } from './piece.ts';
import type { Position } from './position.ts';
import type { BySide } from './side.ts';

/**
 * What a piece in hand is worth to its holder: by holder, then at `heldIndex` of its kind and its turns left.
 */
export type HeldValues = BySide<Int16Array>;

/** More than any piece in hand has turns left. */
const MOST_TURNS = 8;

/** Where `HeldValues` have the value of a piece of a kind; without a limit its turns left are 0. */
export const heldIndex = (kind: number, turnsLeft: number): number => kind * MOST_TURNS + turnsLeft;

/** How many values `HeldValues` have for each holder, for a variant with so many kinds. */
export const heldSize = (kinds: number): number => kinds * MOST_TURNS;

/**
 * What a search needs of a variant besides its rules. All of it is called for every position or move that a
 * search looks at, so it creates as little as it can. It may leave out what only makes a search slower or less
 * sure of itself, but the key must be exact.
 */
export interface Searching<P extends Position, M extends Move> {
  /**
   * What the rules say of a position that comes again: it can be claimed as a draw, no move may lead to it, or
   * nothing.
   */
  readonly repetition: 'draw' | 'forbidden' | 'free';
  /** The kind that no side gives up: whose capture ends the game, or may not be allowed. `NO_KIND` if there is none. */
  readonly royal: Kind;
  /**
   * Which pieces of each side capture where, by their own movements; left out where that tells little of what a capture
   * leads to.
   */
  attacks?(position: P): BySide<Attacks>;
  /**
   * A number of 32 bits for all that a position holds besides its board and the side to move: equal for equal
   * positions and seldom equal for others. What can be neither reached again nor matters, such as a count of
   * moves far from its limit, may be left out.
   */
  fieldsKey(position: P): number;
  /** The enemy piece that a move takes off the board; `EMPTY` if it takes none. Of several, any. */
  captured(position: P, move: M): Piece;
  /** Whether a move that takes nothing still changes who is better at once: by a promotion, or a win. */
  isForcing(position: P, move: M): boolean;
  /** Whether the side to move has something at stake that the enemy attacks, such as a king in check. */
  isInDanger(position: P): boolean;
  /**
   * Those of all moves of a position that may win: at once, after further actions of the same turn, or because
   * every reply loses. If some do, one of them at least is among these, even if repetition forbids so many of the
   * enemy's replies.
   */
  mayWin(position: P, moves: readonly M[], forbidden: number): readonly M[];
  /** Whether a side may lose the game by a move of its own, before the enemy moves. */
  readonly mayLoseByMoving: boolean;
  /**
   * Whether a position may come again within so many turns of both sides together after a later one. Called only
   * where no position may come again; left out, any may.
   */
  mayRecur?(earlier: P, later: P, turns: number): boolean;
  /** Whether a position after a pass tells something about this one: the side to move could do nothing better. */
  mayPass(position: P): boolean;
  /** How many numbers `slotOf` gives. */
  readonly slots: number;
  /** A number for a move, from 0: moves of the same number do much the same in different positions. */
  slotOf(move: M): number;
  /** What the pieces in both hands are worth to White. */
  heldValue(position: P, values: HeldValues): number;
}
