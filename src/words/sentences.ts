import type { Message, Text } from '../engine/rules/message.ts';

/** The words for a message: how a sentence says another that is one of its arguments. */
export type Say = (message: Text) => string;

/** For each message of a room what makes its sentence: none is missing, and none is there that nobody says. */
export type Sentences<M extends Message> = {
  readonly [Id in M['id']]: (message: Extract<M, { readonly id: Id }>, say: Say) => string;
};

/** Some rooms' sentences together, by the ids of the messages. */
export type Table = Readonly<Record<string, (message: never, say: Say) => string>>;
