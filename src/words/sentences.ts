import type { Message, Say } from '../engine/rules/message.ts';

/** The member of a union of messages that has this id, perhaps among others. */
type MessageOf<M extends Message, Id> = M extends Message ? (Id extends M['id'] ? M : never) : never;

/** The function that makes each message’s sentence; none may be missing, and none may be unused. */
export type Sentences<M extends Message> = {
  readonly [Id in M['id']]: (message: MessageOf<M, Id>, say: Say) => string;
};

/** Sentences for several unions of messages, by the ids of the messages. */
export type Table = Readonly<Record<string, (message: never, say: Say) => string>>;
