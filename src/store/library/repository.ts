import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import { inPatience } from '../patience.ts';
import type { Database } from './database.ts';
import { openerOf } from './database.ts';
import { keepingFailure } from './keepingFailure.ts';
import type { SavedGame } from './savedGame.ts';
import type { Message } from '../../engine/rules/message.ts';

/** The result of a write. */
export type Written =
  | { readonly kind: 'kept' }
  /** Another page has written the game since; nothing was written now. */
  | { readonly kind: 'changed elsewhere' }
  | { readonly kind: 'failed'; readonly message: Message };

/** Where games are kept on this device. */
export interface Repository {
  /** Everything that is there, readable or not. */
  readonly all: () => Promise<Result<readonly unknown[]>>;
  /** The value stored under an id; undefined for none. */
  readonly get: (id: string) => Promise<Result<unknown>>;
  /**
   * Writes a game over the copy of revision `over`, or where there is none. With `over` null it writes only
   * if there is none. A title that is already there stays. `aside`, a game of another id, is written in the
   * same transaction.
   */
  readonly put: (game: SavedGame, over: number | null, aside?: SavedGame | null) => Promise<Written>;
  /**
   * Writes a removed value back unchanged, readable or not, unless the game has come back in the meantime.
   */
  readonly restore: (value: object) => Promise<Result<null>>;
  readonly rename: (id: string, title: string) => Promise<Result<null>>;
  readonly remove: (id: IDBValidKey) => Promise<Result<null>>;
  /** Whether this page has removed the game since it was loaded. */
  readonly hasRemoved: (id: string) => boolean;
}

/** Games in the browser’s own database; those of an `older` database are copied into it. */
export function openRepository(name: string, older: string | null = null): Repository {
  const { open, isNewer } = openerOf(name, older);
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
    work: (games: Games) => Promise<T>,
    isDone: (database: Database) => Promise<T | null> = () => Promise.resolve(null),
  ): Promise<Result<T>> => {
    try {
      const database = await inPatience(open());
      if (!database) return keepingFailure({ id: 'keeping/not-opened-yet' });
      if (isNewer()) return keepingFailure({ id: 'keeping/newer-database' });
      return success(await inTransaction(database, work, isDone));
    } catch (error) {
      return failureOf(error);
    }
  };
  return {
    all: () => reading((database) => database.getAll('games')),
    get: (id) => reading((database) => database.get('games', id)),
    put: async (game, over, aside = null) => {
      const written = await writing<Written>(
        async (games) => {
          const before: { revision?: unknown; title?: unknown } | undefined = await games.get(game.id);
          if (before && (over === null || revisionIn(before) !== over)) return { kind: 'changed elsewhere' };
          const title = typeof before?.title === 'string' ? before.title : game.title;
          const copies = [{ ...game, title }, ...(aside ? [aside] : [])];
          const writes = Promise.all(copies.map((copy) => games.put(copy)));
          // The page may be gone before the write is reported, as on a reload, so commit at once.
          await committed(games, writes);
          return { kind: 'kept' };
        },
        async (database) =>
          isSameEntry(await database.get('games', game.id), game) ? { kind: 'kept' } : null,
      );
      return written.ok ? written.value : { kind: 'failed', message: written.message };
    },
    restore: (value) =>
      writing(async (games) => {
        const id = keyOf(value);
        if (!(await games.get(id))) await games.put(value);
        removed.delete(id);
        return null;
      }),
    rename: (id, title) =>
      writing(async (games) => {
        const before = await games.get(id);
        if (before) await games.put({ ...before, title });
        return null;
      }),
    remove: (id) =>
      writing(async (games) => {
        await games.delete(id);
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

const games = (database: Database) => database.transaction('games', 'readwrite').store;
type Games = ReturnType<typeof games>;

/** Commits a transaction now: no request follows these writes. */
async function committed(games: Games, writes: Promise<unknown>): Promise<void> {
  // If the transaction was already aborted, commit() throws; the writes need not report it too.
  writes.catch(() => undefined);
  games.transaction.commit();
  await writes;
}

/** Whether a value in the repository is this game as it was written. */
const isSameEntry = (value: unknown, { revision, changed }: SavedGame): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'revision' in value &&
  value.revision === revision &&
  'changed' in value &&
  value.changed === changed;

/** Runs `work` on the games in one transaction. A browser may commit it and still report a failure. */
async function inTransaction<T>(
  database: Database,
  work: (games: Games) => Promise<T>,
  isDone: (database: Database) => Promise<T | null>,
): Promise<T> {
  const store = games(database);
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
