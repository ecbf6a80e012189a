/**
 * Something to be said to a person, in no language: its id, and what it is about. Arguments are plain data: sites by
 * their names, kinds of pieces by theirs, sides, numbers, what a person wrote, or lists of these. A room's messages
 * are a union of such types, and `words/` has a sentence for each of them.
 */
export interface Message<Id extends string = string> {
  /** The room that says it and what it says: `link/too-long`. Its own among all messages. */
  readonly id: Id;
}

/** Puts a message into words: for those who have none, and for a sentence that says another. */
export type Say = (message: Message) => string;

/** A message as it is told to developers, who need no words for it. */
export const codeOf = (message: Message): string => JSON.stringify(message);
