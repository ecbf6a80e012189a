import type { Message } from '../engine/rules/message.ts';

/** For each message of a room what makes its sentence: none is missing, and none is there that nobody says. */
export type Sentences<M extends Message> = {
  readonly [Id in M['id']]: (message: Extract<M, { readonly id: Id }>) => string;
};

/** Some rooms' sentences together, by the ids of the messages. */
export type Table = Readonly<Record<string, (message: never) => string>>;
