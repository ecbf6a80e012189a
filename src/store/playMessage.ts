import type { Control } from '../engine/game/control.ts';
import type { Happened } from '../engine/game/happened.ts';
import type { Moment } from '../engine/record/rounds.ts';
import type { PlacedPiece } from '../engine/rules/argument.ts';
import type { Message } from '../engine/rules/message.ts';
import type { Outcome } from '../engine/rules/outcome.ts';
import type { BySide, Side } from '../engine/rules/side.ts';
import type { Seat } from '../engine/record/seats.ts';

/** What the player to move has to do; a message if the rules of a variant demand something else. */
export type Task = 'move' | 'may-drop' | 'must-drop' | Message;

/** What was played at a ply. */
export type PlayedMessage =
  | { readonly id: 'play/moved'; readonly side: Side; readonly notation: string; readonly happened: Happened }
  /** By an action that only ends the turn. */
  | { readonly id: 'play/turn-ended'; readonly side: Side };

/** A piece in check, by names. */
export interface GivenCheck {
  readonly piece: PlacedPiece;
  /** The words about the check that follow its name. */
  readonly label: Message;
  /** The pieces that give it. */
  readonly from: readonly PlacedPiece[];
  /**
   * When the enemy could capture the piece: on the next turn, or on the turn that it is, which may only draw the game, or
   * not on that one because that turn has been used for something else.
   */
  readonly danger: 'later' | 'now' | 'for a draw' | 'not now';
}

/** How a game stands, with what was played last: all that a board without a screen of its own says. */
export type StandingMessage =
  /** Nothing has happened yet. */
  | { readonly id: 'play/nothing' }
  /** The last move was asked for, but there is none. */
  | { readonly id: 'play/none-played' }
  | PlayedMessage
  /** The game is over. `played` is null if nothing was played. */
  | { readonly id: 'play/over'; readonly played: PlayedMessage | null; readonly outcome: Outcome }
  /** The game goes on with the position described. `played` is null if nothing was played. */
  | {
      readonly id: 'play/goes-on';
      readonly played: PlayedMessage | null;
      readonly checks: readonly GivenCheck[];
      readonly remarks: readonly Message[];
      readonly turn: Side;
      readonly task: Task;
      /** The kinds of the pieces in hand without which the turn cannot end. */
      readonly due: readonly string[];
    };

/** What happens in a game, or why nothing does, for people who do not see the board. */
export type PlayMessage =
  | StandingMessage
  /** The computer has played a turn of several actions. */
  | {
      readonly id: 'play/turn-played';
      readonly played: readonly PlayedMessage[];
      readonly standing: PlayMessage;
    }
  /** Somebody tried to move for the computer. */
  | { readonly id: 'play/computers-turn'; readonly side: Side }
  /** Somebody tried to move for the player elsewhere; the name is empty for none. */
  | { readonly id: 'play/others-turn'; readonly side: Side; readonly player: string }
  /** Who plays now. */
  | { readonly id: 'play/seated'; readonly seats: BySide<Seat> }
  /** The player here asks to take the last turn back, by links. */
  | { readonly id: 'play/takeback-asked' | 'play/takeback-declined' }
  | { readonly id: 'play/takeback-granted'; readonly standing: PlayMessage }
  /** The link with the turn was handed on. */
  | { readonly id: 'play/letter-sent' }
  /** A step was taken back; `standing` is how the game goes on. */
  | { readonly id: 'play/taken-back'; readonly undone: PlayedMessage; readonly standing: PlayMessage }
  /** A step was redone; `standing` is what it did, and how the game goes on. */
  | { readonly id: 'play/redone'; readonly standing: PlayMessage }
  /** A position of the record is shown; `moment` is null for the start. */
  | { readonly id: 'play/shown'; readonly moment: Moment | null; readonly standing: PlayMessage }
  | { readonly id: 'play/to-be-confirmed'; readonly played: PlayedMessage }
  /** The game has reached the limit of `most` moves. */
  | { readonly id: 'play/full'; readonly most: number }
  /** Something was picked with which no move begins; `told` says what it is, `standing` how the game goes on. */
  | { readonly id: 'play/looked'; readonly told: Message; readonly standing: Message }
  /** A move was tried in the past of a game. */
  | { readonly id: 'play/looking-back' }
  /** A move was to be made as typed, but nothing was typed. */
  | { readonly id: 'play/nothing-typed' }
  /** The board is seen from the other side; `near` sits below. */
  | { readonly id: 'play/flipped'; readonly near: Side }
  /** The rule on show will not be shown again. */
  | { readonly id: 'play/rule-known' }
  /** A board to try things on is as it was at first; `standing` is how the game goes on from there. */
  | { readonly id: 'play/set-up-again'; readonly standing: PlayMessage }
  /** A new game is on the board. */
  | { readonly id: 'play/begun'; readonly turn: Side; readonly task: Task }
  /** A game begins as another one went. */
  | { readonly id: 'play/forked' }
  /** `player` is the name of the player who offers; empty for none. */
  | { readonly id: 'play/draw-offered'; readonly side: Side; readonly player: string }
  | { readonly id: 'play/offer-withdrawn' }
  | { readonly id: 'play/draw-declined' }
  /** The players agree that moves can be taken back in this game, or cannot. */
  | { readonly id: 'play/takebacks'; readonly allowed: boolean }
  /** A move cannot be taken back, because the players agreed so. */
  | { readonly id: 'play/no-takebacks' }
  | ClockMessage;

/** What happens to the clock of a game. */
export type ClockMessage =
  | { readonly id: 'clock/set'; readonly control: Control }
  | { readonly id: 'clock/removed' }
  | { readonly id: 'clock/runs'; readonly side: Side }
  | { readonly id: 'clock/paused' }
  | { readonly id: 'clock/given'; readonly side: Side; readonly seconds: number }
  | { readonly id: 'clock/run-out'; readonly side: Side }
  | { readonly id: 'clock/short'; readonly side: Side; readonly seconds: number };
