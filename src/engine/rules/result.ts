import type { Text } from './message.ts';
import { codeOf } from './message.ts';

/** What reading something from outside gives: a value, or a sentence that says to a person what is wrong. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: Text };

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const failure = (message: Text): Result<never> => ({ ok: false, message });

/**
 * The value of a text of our own, which is right or we are wrong.
 * @throws Error with the message if it is not.
 */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(codeOf(result.message));
  return result.value;
}

/** What a person typed, fit to stand in a message: shortened, and with control characters made visible. */
export function quote(text: string): string {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return `“${shown.replace(/[\p{C}\p{Z}]/gu, (c) => (c === ' ' ? c : '�'))}”`;
}
