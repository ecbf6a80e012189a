import type { Message } from '../rules/message.ts';
import type { Result } from '../rules/result.ts';
import { failure } from '../rules/result.ts';
import type { PartMessage } from '../rules/setup.ts';
import type { Side } from '../rules/side.ts';

/** A rank as written: what its board is called, its number from the top, counted from 1, and its text. */
export interface WrittenRank {
  readonly board: Message;
  readonly number: number;
  readonly text: string;
}

/** Why the text of a field has no meaning there. `name` is what the field is called. */
type FieldMessage =
  | {
      readonly id: 'field/one-of';
      readonly name: Message;
      readonly texts: readonly string[];
      readonly text: string;
    }
  | { readonly id: 'field/no-site' | 'field/no-number'; readonly name: Message; readonly text: string }
  /** The part of the ground can never be at that place. */
  | { readonly id: 'field/never-there'; readonly name: Message; readonly place: string }
  | { readonly id: 'field/never-held'; readonly entry: string }
  /** The text as it should be written, and as it is. */
  | {
      readonly id: 'field/other-order';
      readonly name: Message;
      readonly written: string;
      readonly text: string;
    };

/** Messages about the position strings of all games: why a text is not one, and what its parts are called. */
export type PositionMessage =
  | { readonly id: 'position/too-long'; readonly length: number }
  | { readonly id: 'position/not-plain'; readonly text: string }
  | { readonly id: 'position/spaces' }
  /** What the boards and fields of a position are called, and how many the text has. */
  | { readonly id: 'position/other-fields'; readonly names: readonly Message[]; readonly shown: number }
  /** What the board is called, how many ranks it has, and how many the text has. */
  | {
      readonly id: 'position/other-ranks';
      readonly board: Message;
      readonly ranks: number;
      readonly shown: number;
    }
  /** How many places the text has, and how many the board has there. */
  | {
      readonly id: 'position/other-places';
      readonly rank: WrittenRank;
      readonly shown: number;
      readonly places: number;
    }
  | {
      readonly id: 'position/wrong-number' | 'position/no-piece';
      readonly rank: WrittenRank;
      readonly sign: string;
    }
  /** More than one king. */
  | { readonly id: 'position/many-kings'; readonly side: Side; readonly count: number }
  | FieldMessage
  | PartMessage;

export const positionFailure = (message: PositionMessage): Result<never> => failure(message);
