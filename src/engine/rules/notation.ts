import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Kind, KindInfo } from './piece.ts';
import { EMPTY, kindOf } from './piece.ts';
import type { Board } from './position.ts';
import { pieceAt } from './position.ts';

/** The parts of a move's notation, in the order in which they are written. */
export interface Notation {
  /** Of the piece, upper case; empty for a pawn, and for what is no piece. */
  readonly letter: string;
  /** Where it comes from; `NO_SITE` when it comes onto the board. */
  readonly from: Site;
  /** How much of `from` is written: what tells it from others that could do the same, its file too, or all. */
  readonly shown: 'needed' | 'file' | 'whole';
  /** What stands between the two sites: `x`, `~`, `@`, or nothing. */
  readonly joint: string;
  /** `NO_SITE` when the move is told without it. */
  readonly to: Site;
  /** What else there is to tell: what a piece becomes, which way it turns. */
  readonly suffix: string;
}

/** Follows a capture en passant; readers do not insist on it. */
export const EN_PASSANT = ' e.p.';

/** The letter of a kind that moves. */
export function moveLetter(kinds: readonly KindInfo[], kind: Kind): string {
  const info = at(kinds, kind);
  return info.moveLetter ?? info.letter;
}

/** The piece on a site goes to another and captures what stands there, if something does. */
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

/** A piece goes to a site and captures what stands there, if something does. A pawn that captures tells its file. */
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
