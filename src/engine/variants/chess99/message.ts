import type { ReasonKind, Reason } from '../../rules/reason.ts';
import type { CommonReasonMessage } from '../../rules/reasonMessage.ts';
import type { Side } from '../../rules/side.ts';
import type { KindName } from './pieces.ts';

export type Chess99Hint =
  | {
      readonly id: `chess99/hint/${
        | 'king-capture'
        | 'en-passant-by-any-piece'
        | 'en-passant-by-pawn'
        | 'check'
        | 'both-in-check'
        | 'castling'
        | 'waiting-pawn'
        | 'two-squares'}`;
    }
  /** The number of the last move. */
  | { readonly id: 'chess99/hint/move-limit'; readonly limit: number };

/** The messages of the board. */
export type Chess99Message =
  | { readonly id: `chess99/movement/${KindName}` }
  /** Buttons. */
  | { readonly id: 'chess99/capture-en-passant' }
  | { readonly id: 'chess99/just-move' }
  | { readonly id: 'chess99/become'; readonly kind: string }
  /** Marks. */
  | { readonly id: 'chess99/waiting-to-promote' }
  | { readonly id: 'chess99/passed-over'; readonly side: Side }
  | Chess99Hint
  | Chess99PositionMessage;

/** The messages of its reasons, besides those of all games. Starts and goals are names of squares. */
export type Chess99ReasonMessage =
  | { readonly id: 'chess99/changes-on-first-rank-only' }
  | { readonly id: 'chess99/castles-beside-only'; readonly start: string; readonly goal: string }
  | { readonly id: 'chess99/waiting-pawn-is-there'; readonly start: string }
  | { readonly id: 'chess99/waiting-pawn-does-not-go'; readonly start: string; readonly goal: string };

export type Chess99Reason = Reason<ReasonKind, CommonReasonMessage | Chess99ReasonMessage>;

/** Messages about its positions. The square is the one passed over. */
export type Chess99PositionMessage =
  /** Fields. */
  | { readonly id: 'chess99/square-passed-over' | 'chess99/move-number' }
  /** The side has just moved. */
  | { readonly id: 'chess99/king-missing'; readonly side: Side }
  | { readonly id: 'chess99/no-square-passed-over'; readonly text: string }
  | { readonly id: 'chess99/passed-over-the-edge'; readonly square: string }
  /** The square that a pawn left, or the one it passed over, is not empty. */
  | { readonly id: 'chess99/passed-over-no-gap'; readonly square: string; readonly left: string }
  /** The side has no pawn where it would have landed. */
  | {
      readonly id: 'chess99/passed-over-by-nothing';
      readonly square: string;
      readonly side: Side;
      readonly landed: string;
    }
  | {
      readonly id: 'chess99/wrong-move-number';
      readonly turn: Side;
      readonly most: number;
      readonly text: string;
    };

/** Checks by type that the board uses only its own messages. */
export const message = (said: Chess99Message): Chess99Message => said;
