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

/** What the board says. */
export type Chess99Message =
  | { readonly id: `chess99/movement/${KindName}` }
  /** Buttons. */
  | { readonly id: 'chess99/capture-en-passant' }
  | { readonly id: 'chess99/just-move' }
  | { readonly id: 'chess99/become'; readonly kind: string }
  /** Marks. */
  | { readonly id: 'chess99/waiting-to-promote' }
  | { readonly id: 'chess99/passed-over'; readonly side: Side }
  | Chess99Hint;

/** What its reasons say beside those of all games. Starts and goals are names of squares. */
export type Chess99ReasonMessage =
  | { readonly id: 'chess99/changes-on-first-rank-only' }
  | { readonly id: 'chess99/castles-beside-only'; readonly start: string; readonly goal: string }
  | { readonly id: 'chess99/waiting-pawn-is-there'; readonly start: string }
  | { readonly id: 'chess99/waiting-pawn-does-not-go'; readonly start: string; readonly goal: string };

export type Chess99Reason = Reason<ReasonKind, CommonReasonMessage | Chess99ReasonMessage>;

/** Holds what the board says to the messages that it has. */
export const message = (said: Chess99Message): Chess99Message => said;
