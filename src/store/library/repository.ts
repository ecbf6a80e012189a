import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import { inPatience } from '../patience.ts';
import type { Database, Opener, Shelf } from './database.ts';
import { openerOf } from './database.ts';
import { keepingFailure } from './keepingFailure.ts';
import type { SavedGame } from './savedGame.ts';
import type { SavedStudy } from './savedStudy.ts';
import type { Message } from '../../engine/rules/message.ts';

/** The result of a write. */
export type Written =
  | { readonly kind: 'kept' }
  /** Another page has written it since; nothing was written now. */
  | { readonly kind: 'changed elsewhere' }
  | { readonly kind: 'failed'; readonly message: Message };

/** What is common to everything that a repository holds. */
export type Kept = Pick<SavedGame, 'id' | 'title' | 'revision' | 'changed'>;

/** Where games, or other things of one kind, are kept on this device. */
export interface Repository<Value extends Kept = SavedGame> {
  /** Everything that is there, readable or not. */
  readonly all: () => Promise<Result<readonly unknown[]>>;
  /** The value stored under an id; undefined for none. */
  readonly get: (id: string) => Promise<Result<unknown>>;
  /**
   * Writes a value over the copy of revision `over`, or where there is none. With `over` null it writes only
   * if there is none. A title that is already there stays. `aside`, a value of another id, is written in the
   * same transaction.
   */
  readonly put: (value: Value, over: number | null, aside?: Value | null) => Promise<Written>;
  /**
   * Writes a removed value back unchanged, readable or not, unless one of its id has come back in the meantime.
   */
  readonly restore: (value: object) => Promise<Result<null>>;
  readonly rename: (id: string, title: string) => Promise<Result<null>>;
  readonly remove: (id: IDBValidKey) => Promise<Result<null>>;
  /** Whether this page has removed the value of an id since it was loaded. */
  readonly hasRemoved: (id: string) => boolean;
}

/** Games in the browser’s own database; those of an `older` database are copied into it. */
export const openRepository = (name: string, older: string | null = null): Repository =>
  openRepositories(name, older).games;

/** Everything that is kept on this device, by its shelf. */
export interface Repositories {
  readonly games: Repository;
  readonly studies: Repository<SavedStudy>;
}

/** Games and studies in the browser’s own database; the games of an `older` database are copied into it. */
export function openRepositories(name: string, older: string | null = null): Repositories {
  const opener = openerOf(name, older);
  return { games: repositoryOn('games', opener), studies: repositoryOn('studies', opener) };
}

/** The values on one shelf of a database. */
function repositoryOn<Value extends Kept>(shelf: Shelf, { open, isNewer }: Opener): Repository<Value> {
  const removed = new Set<IDBValidKey>();
  const reading = async <T>(work: (database: Database) => Promise<T>): Promise<Result<T>> => {
    try {
      return success(await work(await open()));
    } catch (error) {
      return failureOf(error);
    }
  };
  /**
   * `isDone` gives the result of a write that seems to have failed but took effect anyway; null if it did
   * not.
   */
  const writing = async <T>(
    work: (values: Values) => Promise<T>,
    isDone: (database: Database) => Promise<T | null> = () => Promise.resolve(null),
  ): Promise<Result<T>> => {
    try {
      const database = await inPatience(open());
      if (!database) return keepingFailure({ id: 'keeping/not-opened-yet' });
      if (isNewer()) return keepingFailure({ id: 'keeping/newer-database' });
      return success(await inTransaction(database, shelf, work, isDone));
    } catch (error) {
      return failureOf(error);
    }
  };
  return {
    all: () => reading((database) => database.getAll(shelf)),
    get: (id) => reading((database) => database.get(shelf, id)),
    put: async (value, over, aside = null) => {
      const written = await writing<Written>(
        async (values) => {
          const before: { revision?: unknown; title?: unknown } | undefined = await values.get(value.id);
          if (before && (over === null || revisionIn(before) !== over)) return { kind: 'changed elsewhere' };
          const title = typeof before?.title === 'string' ? before.title : value.title;
          const copies = [{ ...value, title }, ...(aside ? [aside] : [])];
          const writes = Promise.all(copies.map((copy) => values.put(copy)));
          // The page may be gone before the write is reported, as on a reload, so commit at once.
          await committed(values, writes);
          return { kind: 'kept' };
        },
        async (database) =>
          isSameEntry(await database.get(shelf, value.id), value) ? { kind: 'kept' } : null,
      );
      return written.ok ? written.value : { kind: 'failed', message: written.message };
    },
    restore: (value) =>
      writing(async (values) => {
        const id = keyOf(value);
        if (!(await values.get(id))) await values.put(value);
        removed.delete(id);
        return null;
      }),
    rename: (id, title) =>
      writing(async (values) => {
        const before = await values.get(id);
        if (before) await values.put({ ...before, title });
        return null;
      }),
    remove: (id) =>
      writing(async (values) => {
        await values.delete(id);
        removed.add(id);
        return null;
      }),
    hasRemoved: (id) => removed.has(id),
  };
}

/** The key of a value in the repository; an empty string for a value that cannot be there. */
export const keyOf = (value: object): IDBValidKey => ('id' in value ? (value.id as IDBValidKey) : '');

const revisionIn = ({ revision }: { revision?: unknown }): number =>
  typeof revision === 'number' ? revision : 0;

const valuesOn = (database: Database, shelf: Shelf) => database.transaction(shelf, 'readwrite').store;
type Values = ReturnType<typeof valuesOn>;

/** Commits a transaction now: no request follows these writes. */
async function committed(values: Values, writes: Promise<unknown>): Promise<void> {
  // If the transaction was already aborted, commit() throws; the writes need not report it too.
  writes.catch(() => undefined);
  values.transaction.commit();
  await writes;
}

/** Whether what is in the repository is this value as it was written. */
const isSameEntry = (value: unknown, { revision, changed }: Kept): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'revision' in value &&
  value.revision === revision &&
  'changed' in value &&
  value.changed === changed;

/** Runs `work` on the values of a shelf in one transaction. A browser may commit it and still report a failure. */
async function inTransaction<T>(
  database: Database,
  shelf: Shelf,
  work: (values: Values) => Promise<T>,
  isDone: (database: Database) => Promise<T | null>,
): Promise<T> {
  const store = valuesOn(database, shelf);
  const { transaction } = store;
  // `work` and `done` may both reject for the same reason; it is reported once.
  transaction.done.catch(() => undefined);
  try {
    const result = await work(store);
    await transaction.done;
    return result;
  } catch (error) {
    const result = await isDone(database).catch(() => null);
    if (result !== null) return result;
    // The transaction knows the cause; its requests report only that they were aborted.
    throw transaction.error ?? error;
  }
}

/** The failure for an error of the database. */
function failureOf(error: unknown): Result<never> {
  const isNamed = error instanceof Error || error instanceof DOMException;
  switch (isNamed ? error.name : '') {
    case 'QuotaExceededError':
      return keepingFailure({ id: 'keeping/no-room' });
    case 'SecurityError':
      return keepingFailure({ id: 'keeping/forbidden' });
    case 'UnknownError':
      return keepingFailure({ id: 'keeping/broken' });
    default:
      return keepingFailure({ id: 'keeping/not-written', cause: isNamed ? error.message || error.name : '' });
  }
}
