/**
 * Something to say to a person, in no language yet: its id and what it is about. Arguments are plain data:
 * names of sites, names of kinds of pieces, sides, numbers, text that a person wrote, or lists of these. The
 * messages of a room are a union of such types, and `words/` has a sentence for each of them.
 */
export interface Message<Id extends string = string> {
  /** The room that says it and what it says: `link/too-long`. Unique among all messages. */
  readonly id: Id;
}

/** Puts a message into words: for code that has no words itself, and for a sentence that contains another. */
export type Say = (message: Message) => string;

/** A message as developers see it; they need no words for it. */
export const codeOf = (message: Message): string => JSON.stringify(message);
