import { isObject } from '../engine/isObject.ts';

/** Converts a stored state from one format to the next. */
export type Migration = (saved: object) => object;

/** The stored state of a part of the app, and the number of its format, counted from 0. */
export interface Versioned {
  readonly state: unknown;
  readonly version: number;
}

/** Reads a stored value of any shape. The first exports held the state alone, without a version. */
function readVersioned(stored: unknown): Versioned {
  if (!isObject(stored) || !('state' in stored)) return { state: stored, version: 0 };
  const version = 'version' in stored && Number.isInteger(stored.version) ? Number(stored.version) : 0;
  return { state: stored.state, version };
}

/** The state in the current format; each of the `migrations` leads to the next format. */
export const migrate = (stored: unknown, migrations: readonly Migration[]): unknown => {
  const { state, version } = readVersioned(stored);
  return isObject(state)
    ? migrations.slice(Math.max(0, version)).reduce<object>((saved, step) => step(saved), state)
    : state;
};
