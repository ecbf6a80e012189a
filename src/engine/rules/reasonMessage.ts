import type { Outcome } from './outcome.ts';
import type { Message } from './message.ts';
import type { NamedPiece, PlacedPiece } from './argument.ts';
import type { Side } from './side.ts';

/** The messages of the reasons in all variants. Sites and goals are names of sites. */
export type CommonReasonMessage =
  | { readonly id: 'reason/game-over'; readonly outcome: Outcome }
  | { readonly id: 'reason/nothing-there'; readonly site: string }
  | { readonly id: 'reason/not-your-turn'; readonly turn: Side; readonly piece: PlacedPiece }
  /** The player tried a piece in the other side’s hand. */
  | { readonly id: 'reason/not-your-hand'; readonly turn: Side; readonly holder: Side; readonly kind: string }
  | { readonly id: 'reason/not-in-hand'; readonly piece: NamedPiece }
  | { readonly id: 'reason/same-place'; readonly piece: PlacedPiece }
  | {
      readonly id: 'reason/no-such-movement';
      readonly piece: PlacedPiece;
      readonly goal: string;
      /** How the piece moves. */
      readonly movement: Message;
    }
  | { readonly id: 'reason/blocked'; readonly piece: PlacedPiece; readonly by: PlacedPiece }
  | { readonly id: 'reason/own-piece-there'; readonly there: PlacedPiece }
  | { readonly id: 'reason/cannot-capture'; readonly piece: PlacedPiece; readonly there: PlacedPiece }
  | { readonly id: 'reason/nothing-to-capture'; readonly piece: PlacedPiece; readonly goal: string }
  | { readonly id: 'reason/occupied'; readonly there: PlacedPiece };
