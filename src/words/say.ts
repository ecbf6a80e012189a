import type { Text } from '../engine/rules/message.ts';
import { shared } from './en/index.ts';

/** The sentences by the ids of their messages. */
const sentences = new Map(Object.entries(shared));

/**
 * The words for a message.
 * @throws Error when there is no sentence for it.
 */
export function say(message: Text): string {
  if (typeof message === 'string') return message;
  const sentence = sentences.get(message.id);
  if (!sentence) throw new Error(`There is no sentence for ${message.id}.`);
  // The table is typed by room; which message an id belongs to is known where it was made.
  return sentence(message as never);
}
