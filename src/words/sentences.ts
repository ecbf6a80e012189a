import type { Message, Say } from '../engine/rules/message.ts';

/** The message of a room that may have that id; it may have others too. */
type MessageOf<M extends Message, Id> = M extends Message ? (Id extends M['id'] ? M : never) : never;

/** For each message of a room what makes its sentence: none is missing, and none is there that nobody says. */
export type Sentences<M extends Message> = {
  readonly [Id in M['id']]: (message: MessageOf<M, Id>, say: Say) => string;
};

/** Some rooms' sentences together, by the ids of the messages. */
export type Table = Readonly<Record<string, (message: never, say: Say) => string>>;
