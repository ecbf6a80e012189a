import type { Message } from '../engine/rules/message.ts';
import { shared } from './en/index.ts';
import type { Table } from './sentences.ts';
import { asSpoken } from './spoken.ts';

/** The sentences that are there; those of a game come when its rules do. */
const sentences = new Map(Object.entries<Table[string]>({ ...asSpoken, ...shared }));

/** Adds sentences that were loaded later. */
export function addSentences(table: Table): void {
  for (const [id, sentence] of Object.entries(table)) sentences.set(id, sentence);
}

/**
 * The words for a message.
 * @throws Error when its sentence is not there: the sentences of a game are loaded with its rules.
 */
export function say(message: Message): string {
  const sentence = sentences.get(message.id);
  if (!sentence) throw new Error(`There is no sentence for ${message.id}.`);
  // The table is typed by room; which message an id belongs to is known where it was made.
  return sentence(message as never, say);
}
