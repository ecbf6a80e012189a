import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Kind, KindInfo } from './piece.ts';
import { EMPTY, kindOf } from './piece.ts';
import type { Board } from './position.ts';
import { pieceAt } from './position.ts';

/** The parts of a move's notation, in the order in which they are written. */
export interface Notation {
  /** The piece’s letter, upper case; empty for a pawn, and for a move without a piece. */
  readonly letter: string;
  /** Where it comes from; `NO_SITE` when it comes onto the board. */
  readonly from: Site;
  /**
   * How much of `from` is written: only what distinguishes the piece from others that could do the same, at
   * least its file, or all.
   */
  readonly shown: 'needed' | 'file' | 'whole';
  /** What stands between the two sites: `x`, `~`, `@`, or nothing. */
  readonly joint: string;
  /** `NO_SITE` when the move is written without it. */
  readonly to: Site;
  /** What else is written: what a piece becomes, which way it turns. */
  readonly suffix: string;
  /** Another suffix with the same meaning, which is read but not written; absent for none. */
  readonly otherSuffix?: string;
}

/** Follows a capture en passant; optional when a move is read. */
export const EN_PASSANT = ' e.p.';

/** The letter of a kind in the notation of its moves. */
export function moveLetter(kinds: readonly KindInfo[], kind: Kind): string {
  const info = at(kinds, kind);
  return info.moveLetter ?? info.letter;
}

/** The piece on `from` goes to `to` and captures what stands there, if anything does. */
export const pieceMoveNotation = (
  kinds: readonly KindInfo[],
  board: Board,
  { from, to }: { readonly from: Site; readonly to: Site },
  suffix = '',
): Notation =>
  goingNotation(
    moveLetter(kinds, kindOf(pieceAt(board, from))),
    from,
    to,
    pieceAt(board, to) !== EMPTY,
    suffix,
  );

/**
 * A piece goes to a site and captures what stands there if `isCapture`. For a pawn that captures, its file is
 * written.
 */
export function goingNotation(
  letter: string,
  from: Site,
  to: Site,
  isCapture: boolean,
  suffix = '',
): Notation {
  return {
    letter,
    from,
    shown: letter === '' && isCapture ? 'file' : 'needed',
    joint: isCapture ? 'x' : '',
    to,
    suffix,
  };
}

/** A piece comes onto the board from a hand. */
export const dropNotation = (letter: string, to: Site, suffix = ''): Notation => ({
  letter,
  from: NO_SITE,
  shown: 'needed',
  joint: '@',
  to,
  suffix,
});
