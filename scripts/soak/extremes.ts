/** Levels of nested lists. */
const DEEP = 400;

const deep = (): unknown => {
  let value: unknown = [];
  for (let level = 0; level < DEEP; level++) value = [value];
  return value;
};

/** Stands for a missing field. */
const MISSING = Symbol('missing');

/** Values to put in place of an expected one. */
const extremes: readonly (readonly [name: string, value: unknown])[] = [
  ['missing', MISSING],
  ['null', null],
  ['true', true],
  ['0', 0],
  ['-1', -1],
  ['-0', -0],
  ['0.5', 0.5],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['1e308', 1e308],
  ['2^53', 2 ** 53],
  ['2^53 + 2', 2 ** 53 + 2],
  ['the last date', 8.64e15],
  ['after the last date', 8.64e15 + 1],
  ['an empty text', ''],
  ['100,000 letters', 'a'.repeat(100_000)],
  ['control letters', 'a\u0000b\u0007\n\u007f'],
  ['letters that turn the line', '\u202egame\u2066\u200f'],
  ['half a letter', '\ud83d'],
  ['markup', '<img src=x onerror=alert(1)>"\'&'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['an empty list', []],
  ['10,000 zeros', Array.from({ length: 10_000 }, () => 0)],
  ['an empty object', {}],
  ['a deep list', deep()],
];

/** A value in which one field has been replaced. */
export interface Damaged {
  /** `clock.left.0: NaN` */
  readonly name: string;
  readonly value: unknown;
}

type Path = readonly string[];

/** The paths to all fields of a value; of a list, only to its first two items. */
function fieldsOf(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, 2) : Object.keys(value);
  return keys.flatMap((key) => [
    [key],
    ...fieldsOf((value as Readonly<Record<string, unknown>>)[key]).map((path) => [key, ...path]),
  ]);
}

/** The value with every extreme in every wanted field, one at a time. */
export const everyExtreme = (
  sample: unknown,
  isWanted: (field: string) => boolean = () => true,
): readonly Damaged[] =>
  fieldsOf(sample)
    .filter((path) => isWanted(path.join('.')))
    .flatMap((path) =>
      extremes.map(([name, extreme]) => ({
        name: `${path.join('.')}: ${name}`,
        value: replaced(sample, path, extreme),
      })),
    );

/** The extremes themselves, in place of a whole value. */
export const wholeExtremes: readonly Damaged[] = extremes
  .filter(([, value]) => value !== MISSING)
  .map(([name, value]) => ({ name, value }));

function replaced(value: unknown, [key, ...rest]: Path, extreme: unknown): unknown {
  if (key === undefined) return extreme;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...(value as object) };
  const fields = copy as Record<string, unknown>;
  const inside = replaced(fields[key], rest, extreme);
  if (inside === MISSING) Reflect.deleteProperty(copy, key);
  else fields[key] = inside;
  return copy;
}

/** A value as a text that page/faults.js reads: JSON, with strings for numbers that JSON lacks. */
export const inText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && (!Number.isFinite(part) || Object.is(part, -0))
      ? { number: Object.is(part, -0) ? '-0' : String(part) }
      : part,
  );
