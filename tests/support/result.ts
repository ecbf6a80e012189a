import type { Result } from '../../src/engine/rules/result.ts';
import { say } from './words.ts';

/** @throws Error with the message that a person would be shown. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(say(result.message));
  return result.value;
}

/**
 * The sentence that refuses something.
 * @throws Error when it was accepted.
 */
export function refusalOf(result: Result<unknown>): string {
  if (result.ok) throw new Error(`This was accepted, as ${JSON.stringify(result.value)}`);
  return say(result.message);
}
