/** What was read from a command, or what is wrong with it. */
export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

export const read = <T>(value: T): Reading<T> => ({ ok: true, value });
export const unreadable = (problem: string): Reading<never> => ({ ok: false, problem });
