import * as v from 'valibot';

const MOST = 10_000;

/** The strings in a stored list, without its other items; empty if the value is not a list. */
export const storedStrings = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) => all.filter((item) => typeof item === 'string').slice(0, MOST)),
  ),
  [],
);

/** A list with more strings, without duplicates. */
export const withStrings = (list: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...list, ...more]),
];
