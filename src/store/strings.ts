import * as v from 'valibot';

const MOST = 10_000;

/** The texts in a stored list; whatever else is in it is passed over, and a list that is none is empty. */
export const storedStrings = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) => all.filter((item) => typeof item === 'string').slice(0, MOST)),
  ),
  [],
);

/** A list with more texts, each once. */
export const withStrings = (list: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...list, ...more]),
];
