import type { Message } from './message.ts';
import { codeOf } from './message.ts';

/** The result of reading something from outside: a value, or a message that says what is wrong. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: Message };

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const failure = (message: Message): Result<never> => ({ ok: false, message });

/**
 * The value read from a text of our own, in which any error is a bug.
 * @throws Error with the message if there is one.
 */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(codeOf(result.message));
  return result.value;
}
