import type { PlacedPiece } from '../../rules/argument.ts';
import type { Reason, ReasonKind } from '../../rules/reason.ts';
import type { CommonReasonMessage } from '../../rules/reasonMessage.ts';
import type { Side } from '../../rules/side.ts';
import type { Ground } from './board.ts';

/**
 * The messages of the reasons, besides those of all games. Sites of all sorts are names of sites, and kinds
 * are names of kinds.
 */
export type Ben39ReasonMessage = PieceMessage | DropMessage | MagicMessage | CarriageMessage;

type PieceMessage =
  /** The king of a side may neither leave nor enter a square. */
  | { readonly id: 'ben39/no-castle'; readonly side: Side; readonly square: string }
  | {
      readonly id: 'ben39/no-such-site';
      readonly site: string;
      readonly ground: Ground;
      /** Where the movable squares are. */
      readonly places: readonly string[];
    }
  /** `ground` is what the goal is; the piece stands on the other kind. */
  | {
      readonly id: 'ben39/wrong-ground';
      readonly kind: string;
      readonly goal: string;
      readonly ground: Ground;
    }
  | { readonly id: 'ben39/immobilized-by'; readonly piece: PlacedPiece; readonly by: readonly string[] }
  | { readonly id: 'ben39/steps-along-now'; readonly site: string }
  | { readonly id: 'ben39/steps-diagonally-now'; readonly site: string }
  | { readonly id: 'ben39/nothing-captured-there'; readonly there: PlacedPiece };

type DropMessage =
  | {
      readonly id: 'ben39/dropped-elsewhere';
      readonly kind: string;
      readonly goal: string;
      readonly ground: Ground;
    }
  | { readonly id: 'ben39/last-rank'; readonly goal: string }
  | { readonly id: 'ben39/stuck'; readonly kind: string; readonly goal: string }
  | {
      readonly id: 'ben39/would-immobilize';
      readonly goal: string;
      readonly enemies: readonly PlacedPiece[];
    };

type MagicMessage =
  | { readonly id: 'ben39/not-around-wizard'; readonly square: string; readonly wizard: string }
  | { readonly id: 'ben39/one-wizard'; readonly side: Side }
  | { readonly id: 'ben39/nothing-to-teleport'; readonly square: string }
  | { readonly id: 'ben39/teleports-own-only'; readonly piece: PlacedPiece }
  | { readonly id: 'ben39/teleported-off'; readonly square: string }
  | { readonly id: 'ben39/nothing-to-rotate'; readonly side: Side; readonly spider: string }
  | {
      readonly id: 'ben39/direction-to-be-chosen';
      readonly spider: string;
      /** The legal ways to turn: whether each is clockwise. */
      readonly directions: readonly boolean[];
    }
  /** Both rotations take the king off the board, or only to squares without a castle. */
  | { readonly id: 'ben39/rotated-off'; readonly square: string }
  | {
      readonly id: 'ben39/rotated-from-castle';
      readonly side: Side;
      readonly square: string;
      readonly goals: readonly string[];
    };

type CarriageMessage =
  | { readonly id: 'ben39/other-square-there'; readonly goal: string }
  | { readonly id: 'ben39/not-next-in-ring'; readonly place: string; readonly next: readonly string[] }
  | {
      readonly id: 'ben39/not-controlled';
      readonly side: Side;
      readonly place: string;
      readonly own: number;
      readonly others: number;
      /** The kind of the immobilized piece on it that is not counted. */
      readonly uncounted: string | null;
    }
  | { readonly id: 'ben39/stays-in-the-way'; readonly piece: PlacedPiece; readonly there: PlacedPiece }
  | {
      readonly id: 'ben39/arrives-without-castle';
      readonly place: string;
      readonly goal: string;
      /** The pieces in the way of castles. */
      readonly blockers: readonly PlacedPiece[];
    };

type Ben39ReasonKind =
  // On squares and crossings.
  | 'not there now'
  | 'wrong ground'
  | 'frozen'
  | 'no castle'
  | 'other step'
  // Drops.
  | 'last rank'
  | 'stuck'
  | 'would immobilize'
  // Wizards and spiders.
  | 'not around it'
  | 'one wizard'
  | 'enemy piece'
  | 'off the board'
  | 'direction to be chosen'
  // Movable squares.
  | 'not next in the ring'
  | 'other square there'
  | 'not controlled'
  | 'stays in the way';

export type Ben39Reason = Reason<ReasonKind | Ben39ReasonKind, CommonReasonMessage | Ben39ReasonMessage>;
