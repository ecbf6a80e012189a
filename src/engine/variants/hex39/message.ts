import type { CommonReason, Reason } from '../../rules/reason.ts';
import type { Side } from '../../rules/side.ts';
import type { KindName } from './pieces.ts';

export interface Hex39Hint {
  readonly id: `hex39/hint/${
    'castle' | 'few-moves' | 'repetition' | 'last-castle-piece' | 'sideways-pawn' | 'leaping-bishop'}`;
}

/** That a move would lead to the position after so many moves again. */
interface WouldRepeat {
  readonly id: 'hex39/would-repeat';
  readonly ply: number;
}

/** What the board says. */
export type Hex39Message =
  | { readonly id: 'hex39/castle-of'; readonly side: Side }
  | { readonly id: `hex39/movement/${KindName}` }
  | Hex39Hint
  | WouldRepeat
  | Hex39PositionMessage;

/** Nothing else is said by the reasons of this game alone. */
export type Hex39Reason = CommonReason | Reason<'would repeat', WouldRepeat>;

/** What is said of its positions. */
export interface Hex39PositionMessage {
  readonly id: 'hex39/both-have-entered' | 'hex39/neither-can-enter';
}

/** Holds what the board says to the messages that it has. */
export const message = (said: Hex39Message): Hex39Message => said;
