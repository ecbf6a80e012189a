import type { Say } from '../engine/rules/message.ts';
import { inFull } from './en/happened.ts';
import { shared } from './en/index.ts';
import type { Table } from './sentences.ts';
import { asSpoken } from './spoken.ts';

/** The sentences loaded so far; those of a game load with its rules. */
const sentences = new Map(Object.entries<Table[string]>({ ...asSpoken, ...shared }));

/** Adds sentences that were loaded later. */
export function addSentences(table: Table): void {
  for (const [id, sentence] of Object.entries(table)) sentences.set(id, sentence);
}

/** Puts messages into words, with other sentences in place of some of those for everyone. */
const sayer = (own: ReadonlyMap<string, Table[string]>): Say =>
  function sayWith(message) {
    const sentence = own.get(message.id) ?? sentences.get(message.id);
    if (!sentence) throw new Error(`There is no sentence for ${message.id}.`);
    // Each table is typed where it is written; here only the id tells which message this is.
    return sentence(message as never, sayWith);
  };

/**
 * The words for a message.
 * @throws Error when its sentence is not loaded: the sentences of a game load with its rules.
 */
export const say: Say = sayer(new Map());

/** The same for people who do not see the board: what a move did takes the place of its notation. */
export const sayInFull: Say = sayer(new Map(Object.entries<Table[string]>(inFull)));
