import { at } from '../../at.ts';
import { PIECE_BITS, fromOf, isPieceCode, kindIn, moveCode, toOf } from '../../rules/moveCode.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { pieceMove } from '../../rules/pieceMove.ts';
import type { Kind } from '../../rules/piece.ts';
import type { Site } from '../../topology/site.ts';
import { board } from './board.ts';
import type { CornerSet } from './cornerSet.ts';
import { cornersWith, sitesIn } from './cornerSet.ts';
import { kinds } from './pieces.ts';

/** One action. */
export type Ben39Move =
  | PieceMove
  | { readonly kind: 'drop'; readonly into: Kind; readonly to: Site }
  /** A wizard sends what is on a square beside it to the other wizard. */
  | { readonly kind: 'teleport'; readonly wizard: Site; readonly from: Site }
  | { readonly kind: 'rotate'; readonly spider: Site; readonly clockwise: boolean }
  /**
   * A movable square goes to another place and takes along the pieces on the corners `along`, besides those
   * that must go.
   */
  | { readonly kind: 'carry'; readonly from: Site; readonly to: Site; readonly along: readonly Site[] };

/** Where a piece goes in an action; `NO_SITE` is its owner's hand. */
export interface Travel {
  readonly from: Site;
  readonly to: Site;
}

/** Which way to move a code has; a drop has the way of a piece’s own move, and begins where it ends. */
export const PIECE = 0;
export const TELEPORT = 1;
export const ROTATION = 2;
export const CARRIAGE = 3;

export const wayOf = (code: number): number => code >> PIECE_BITS;

export const dropCode = (into: Kind, to: Site): number => moveCode(to, to, into);
export const isDropCode = (code: number): boolean => isPieceCode(code) && fromOf(code) === toOf(code);

export const teleportCode = (wizard: Site, from: Site): number =>
  (TELEPORT << PIECE_BITS) | moveCode(from, wizard);
export const rotationCode = (spider: Site, clockwise: boolean): number =>
  (ROTATION << PIECE_BITS) | moveCode(0, spider, clockwise ? 1 : 0);
export const carriageCode = (from: Site, to: Site, along: CornerSet): number =>
  (CARRIAGE << PIECE_BITS) | moveCode(from, to, along);

/** The code of a move. */
export function codeOf(move: Ben39Move): number {
  switch (move.kind) {
    case 'move':
      return moveCode(move.from, move.to);
    case 'drop':
      return dropCode(move.into, move.to);
    case 'teleport':
      return teleportCode(move.wizard, move.from);
    case 'rotate':
      return rotationCode(move.spider, move.clockwise);
    case 'carry':
      return carriageCode(
        move.from,
        move.to,
        cornersWith(move.from, (corner) => move.along.includes(corner)),
      );
  }
}

/** Drops by kind, then by site; each is always the same object, because most moves are drops. */
const drops: readonly (readonly Ben39Move[])[] = kinds.map((_, into) =>
  board.sites.map((_shape, to) => ({ kind: 'drop', into, to })),
);

/** The move of a code. */
export function moveOf(code: number): Ben39Move {
  if (isDropCode(code)) return at(at(drops, kindIn(code)), toOf(code));
  const [from, to, kind] = [fromOf(code), toOf(code), kindIn(code)];
  switch (wayOf(code)) {
    case PIECE:
      return pieceMove(from, to);
    case TELEPORT:
      return { kind: 'teleport', wizard: to, from };
    case ROTATION:
      return { kind: 'rotate', spider: to, clockwise: kind === 1 };
    case CARRIAGE:
      return { kind: 'carry', from, to, along: sitesIn(from, kind) };
    default:
      throw new RangeError(`No move has the code ${String(code)}.`);
  }
}
