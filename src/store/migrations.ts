/** Brings what was kept in one form into the next. */
export type Migration = (saved: object) => object;

/** What is kept of a part of the app: its state, and in which form that is, counted from 0. */
export interface Versioned {
  readonly state: unknown;
  readonly version: number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Something kept, of whatever is stored; the first exports had the state alone. */
function readVersioned(stored: unknown): Versioned {
  if (!isObject(stored) || !('state' in stored)) return { state: stored, version: 0 };
  const version = 'version' in stored && Number.isInteger(stored.version) ? Number(stored.version) : 0;
  return { state: stored.state, version };
}

/** The state in today's form, `migrations` leading from each form to the next. */
export const migrate = (stored: unknown, migrations: readonly Migration[]): unknown => {
  const { state, version } = readVersioned(stored);
  return isObject(state)
    ? migrations.slice(Math.max(0, version)).reduce<object>((saved, step) => step(saved), state)
    : state;
};
