import type { Control } from '../engine/game/control.ts';
import type { PlacedPiece } from '../engine/rules/argument.ts';
import type { Message } from '../engine/rules/message.ts';
import type { Outcome } from '../engine/rules/outcome.ts';
import type { Side } from '../engine/rules/side.ts';

/** What was played at a ply. */
export type PlayedMessage =
  | { readonly id: 'play/moved'; readonly side: Side; readonly notation: string }
  /** By an action that does nothing else. */
  | { readonly id: 'play/turn-ended'; readonly side: Side };

/** A piece that is in check, and the words for that which follow its name. */
export interface Check {
  readonly piece: PlacedPiece;
  readonly label: Message;
}

/** What happens in a game, for those who do not see the board; and why nothing does. */
export type PlayMessage =
  /** Nothing has happened yet. */
  | { readonly id: 'play/nothing' }
  | PlayedMessage
  /** What was played, null for nothing, and that the game is over. */
  | { readonly id: 'play/over'; readonly played: PlayedMessage | null; readonly outcome: Outcome }
  /** What was played, null for nothing, and the position that follows. */
  | {
      readonly id: 'play/goes-on';
      readonly played: PlayedMessage | null;
      readonly checks: readonly Check[];
      readonly remarks: readonly Message[];
      readonly turn: Side;
    }
  | { readonly id: 'play/to-be-confirmed'; readonly played: PlayedMessage }
  /** A game has so many moves at most. */
  | { readonly id: 'play/full'; readonly most: number }
  /** A move was tried in the past of a game. */
  | { readonly id: 'play/looking-back' }
  /** A game begins as another one went. */
  | { readonly id: 'play/forked' }
  | { readonly id: 'play/draw-offered'; readonly side: Side }
  | { readonly id: 'play/offer-withdrawn' }
  | { readonly id: 'play/draw-declined' }
  /** What was said last is said a second time: it is to be read out again. */
  | { readonly id: 'play/again'; readonly said: Message }
  | { readonly id: 'clock/set'; readonly control: Control }
  | { readonly id: 'clock/removed' }
  | { readonly id: 'clock/runs'; readonly side: Side }
  | { readonly id: 'clock/paused' }
  | { readonly id: 'clock/run-out'; readonly side: Side }
  | { readonly id: 'clock/short'; readonly side: Side; readonly seconds: number };
