import type { CommonReason, Reason } from '../../rules/reason.ts';
import type { Side } from '../../rules/side.ts';
import type { KindName } from './pieces.ts';

export interface Hex39Hint {
  readonly id: `hex39/hint/${
    'castle' | 'few-moves' | 'repetition' | 'last-castle-piece' | 'sideways-pawn' | 'leaping-bishop'}`;
}

/** A move would repeat the position after that turn; null stands for the start. */
interface WouldRepeat {
  readonly id: 'hex39/would-repeat';
  /** The rounds of the record count from 1. */
  readonly after: { readonly side: Side; readonly round: number } | null;
}

/** The messages of the board. */
export type Hex39Message =
  | { readonly id: 'hex39/castle-of' | 'hex39/castle-means'; readonly side: Side }
  | { readonly id: `hex39/movement/${KindName}` }
  | Hex39Hint
  | WouldRepeat
  | Hex39PositionMessage;

/** No other reason is particular to this game. */
export type Hex39Reason = CommonReason | Reason<'would repeat', WouldRepeat>;

/** Messages about its positions. */
export interface Hex39PositionMessage {
  readonly id: 'hex39/both-have-entered' | 'hex39/neither-can-enter';
}

/** Checks by type that the board uses only its own messages. */
export const message = (said: Hex39Message): Hex39Message => said;
