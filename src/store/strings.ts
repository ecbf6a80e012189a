const MOST = 10_000;

/** The strings in a stored list, without its other items; empty if the value is not a list. */
export const storedStrings = (stored: unknown): string[] =>
  Array.isArray(stored)
    ? stored.filter((item: unknown): item is string => typeof item === 'string').slice(0, MOST)
    : [];

/** A list with more strings, without duplicates. */
export const withStrings = (list: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...list, ...more]),
];
