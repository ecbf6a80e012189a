import type { Message } from './message.ts';
import { codeOf } from './message.ts';

/** What reading something from outside gives: a value, or a message that says what is wrong. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: Message };

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const failure = (message: Message): Result<never> => ({ ok: false, message });

/**
 * The value of a text of our own, which is right or we are wrong.
 * @throws Error with the message if it is not.
 */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(codeOf(result.message));
  return result.value;
}
