import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import { inPatience } from '../patience.ts';
import type { Database } from './database.ts';
import { openerOf } from './database.ts';
import { keepingFailure } from './keepingFailure.ts';
import type { SavedGame } from './savedGame.ts';
import type { Message } from '../../engine/rules/message.ts';

/** What became of a write. */
export type Written =
  | { readonly kind: 'kept' }
  /** Somebody else has written since, in another page; nothing was written now. */
  | { readonly kind: 'changed elsewhere' }
  | { readonly kind: 'failed'; readonly message: Message };

/** Where games are kept on this device. */
export interface Repository {
  /** All that is there, readable or not. */
  readonly all: () => Promise<Result<readonly unknown[]>>;
  /** What is kept under an id; undefined for nothing. */
  readonly get: (id: string) => Promise<Result<unknown>>;
  /**
   * Writes a game over the copy of revision `over`, or where nothing is; null when nothing may be there. A
   * title that is there stays. Together with it, or not at all, `aside` is written: a game of another id.
   */
  readonly put: (game: SavedGame, over: number | null, aside?: SavedGame | null) => Promise<Written>;
  /** Writes back just what was there, readable or not, unless the game has come back meanwhile. */
  readonly restore: (value: object) => Promise<Result<null>>;
  readonly rename: (id: string, title: string) => Promise<Result<null>>;
  readonly remove: (id: IDBValidKey) => Promise<Result<null>>;
  /** Whether somebody has removed the game since the page was loaded. */
  readonly hasRemoved: (id: string) => boolean;
}

/** Games in the browser's own database; those of an `older` one are brought along. */
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
  /** `isDone` tells of a write that seems to have failed what came of it all the same; null for nothing. */
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
          // Who waits to hear that it is written may be gone by then, as when a page is reloaded.
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

/** Under which key something stands in the repository; an empty one for what cannot stand there. */
export const keyOf = (value: object): IDBValidKey => ('id' in value ? (value.id as IDBValidKey) : '');

const revisionIn = ({ revision }: { revision?: unknown }): number =>
  typeof revision === 'number' ? revision : 0;

const games = (database: Database) => database.transaction('games', 'readwrite').store;
type Games = ReturnType<typeof games>;

/** Ends a transaction now; nothing follows what it writes. */
async function committed(games: Games, writes: Promise<unknown>): Promise<void> {
  // If it was aborted already, that is told by who cannot end it.
  writes.catch(() => undefined);
  games.transaction.commit();
  await writes;
}

/** Whether what is in the repository is a game as it was written. */
const isSameEntry = (value: unknown, { revision, changed }: SavedGame): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'revision' in value &&
  value.revision === revision &&
  'changed' in value &&
  value.changed === changed;

/** Does something with the games, all of it or nothing; a browser may do it and fail to answer. */
async function inTransaction<T>(
  database: Database,
  work: (games: Games) => Promise<T>,
  isDone: (database: Database) => Promise<T | null>,
): Promise<T> {
  const store = games(database);
  const { transaction } = store;
  // Both may fail, for one reason; then it is told once.
  transaction.done.catch(() => undefined);
  try {
    const result = await work(store);
    await transaction.done;
    return result;
  } catch (error) {
    const result = await isDone(database).catch(() => null);
    if (result !== null) return result;
    // The transaction knows the cause; what was asked of it is told only that it was aborted.
    throw transaction.error ?? error;
  }
}

/** Why the database would not have it. */
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
