import type { Message } from '../../src/engine/rules/message.ts';
import type { Result } from '../../src/engine/rules/result.ts';
import { say } from '../../src/words/say.ts';

/** The sentence for a message; empty if there is none. */
export const sentenceOf = (message: Message | null): string => (message ? say(message) : '');

/** @throws Error with the message that a person would see. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(say(result.message));
  return result.value;
}

/**
 * The sentence that refuses something.
 * @throws Error if it was accepted.
 */
export function refusalOf(result: Result<unknown>): string {
  if (result.ok) throw new Error(`This was accepted, as ${JSON.stringify(result.value)}`);
  return say(result.message);
}
