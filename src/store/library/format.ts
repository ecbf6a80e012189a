import * as v from 'valibot';
import type { Migration } from '../migrations.ts';

/** The longest name that a game or a study can be given. */
export const LONGEST_TITLE = 80;

/** The latest time that a `Date` can hold, in milliseconds since 1970. */
const LAST_TIME = 8_640_000_000_000_000;

// What the formats of everything on the device are made of.
export const natural = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
export const time = v.pipe(natural, v.maxValue(LAST_TIME));
export const text = v.pipe(v.string(), v.maxLength(1000));
export const titleText = v.pipe(v.string(), v.maxLength(LONGEST_TITLE));
/** The number of a format. */
export const formatNumber = v.pipe(natural, v.minValue(1));

const head = v.looseObject({ schema: formatNumber });

/** A format in which things of one kind are kept. */
interface Format<Schema extends v.GenericSchema> {
  /** Grows with each new format, and `migrations` with it. */
  readonly number: number;
  /** Each converts a value from one format to the next: the first from 1 to 2. */
  readonly migrations: readonly Migration[];
  readonly schema: Schema;
}

/** A value as it was read, or why it could not be: it is nothing of this kind, damaged, or in a newer format. */
type ReadValue<Value> =
  { readonly kind: 'read'; readonly value: Value } | { readonly kind: 'nothing' | 'damaged' | 'newer' };

/** Reads a value in this format, in an older one, or in a newer one as far as this one goes. */
export function readFormat<Schema extends v.GenericSchema>(
  value: unknown,
  { number, migrations, schema }: Format<Schema>,
): ReadValue<v.InferOutput<Schema>> {
  const read = v.safeParse(head, value);
  if (!read.success) return { kind: 'nothing' };
  const written = read.output.schema;
  const today = migrations.slice(written - 1).reduce<object>((old, migrate) => migrate(old), read.output);
  const known = v.safeParse(schema, { ...today, schema: Math.max(number, written) });
  if (known.success) return { kind: 'read', value: known.output };
  return { kind: written > number ? 'newer' : 'damaged' };
}
