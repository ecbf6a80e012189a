/**
 * Something to be said to a person, in no language: its id, and what it is about. Arguments are plain data: sites by
 * their names, kinds of pieces by theirs, sides, numbers, what a person wrote, or lists of these. A room's messages
 * are a union of such types, and `words/` has a sentence for each of them.
 */
export interface Message<Id extends string = string> {
  /** The room that says it and what it says: `link/too-long`. Its own among all messages. */
  readonly id: Id;
}

/** A message, or a sentence of a room that has not been divided into messages yet. */
export type Text = Message | string;

/** A message as it is told to developers, who need no words for it. */
export const codeOf = (text: Text): string => (typeof text === 'string' ? text : JSON.stringify(text));
