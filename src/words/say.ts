import type { Message } from '../engine/rules/message.ts';
import { shared } from './en/index.ts';
import type { Table } from './sentences.ts';
import { asSpoken } from './spoken.ts';

/** The sentences loaded so far; those of a game load with its rules. */
const sentences = new Map(Object.entries<Table[string]>({ ...asSpoken, ...shared }));

/** Adds sentences that were loaded later. */
export function addSentences(table: Table): void {
  for (const [id, sentence] of Object.entries(table)) sentences.set(id, sentence);
}

/**
 * The words for a message.
 * @throws Error when its sentence is not loaded: the sentences of a game load with its rules.
 */
export function say(message: Message): string {
  const sentence = sentences.get(message.id);
  if (!sentence) throw new Error(`There is no sentence for ${message.id}.`);
  // Each table is typed where it is written; here only the id tells which message this is.
  return sentence(message as never, say);
}
