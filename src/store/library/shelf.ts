import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Result } from '../../engine/rules/result.ts';
import { failure, success } from '../../engine/rules/result.ts';
import type { KeptGame } from './keptGame.ts';
import { stored } from './keptGame.ts';

const DATABASE = 'oddboard';
/** Of the database itself: which stores it has. The form of a kept game has a number of its own. */
const VERSION = 1;

interface Shelves extends DBSchema {
  games: { key: string; value: object };
}

/** What became of a write. */
export type Written =
  | { readonly kind: 'kept' }
  /** Somebody else has written since, in another page; nothing was written now. */
  | { readonly kind: 'changed elsewhere' }
  | { readonly kind: 'failed'; readonly message: string };

/** Where games are kept on this device. */
export interface Shelf {
  /** All that is there, readable or not. */
  readonly all: () => Promise<Result<readonly unknown[]>>;
  /** What is kept under an id; undefined for nothing. */
  readonly get: (id: string) => Promise<Result<unknown>>;
  /** Writes a game of a revision over the one before it, or over nothing. A title that is there stays. */
  readonly put: (game: KeptGame) => Promise<Written>;
  /** Writes back just what was there, readable or not. */
  readonly restore: (value: object) => Promise<Result<null>>;
  readonly rename: (id: string, title: string) => Promise<Result<null>>;
  readonly remove: (id: string) => Promise<Result<null>>;
}

/** The browser's own database. It is opened when first asked for, and again after it was closed. */
export function openShelf(name = DATABASE): Shelf {
  let opening: Promise<IDBPDatabase<Shelves>> | null = null;
  const database = () => {
    opening ??= openDB<Shelves>(name, VERSION, {
      upgrade: (fresh) => {
        fresh.createObjectStore('games', { keyPath: 'id' });
      },
      // A newer Oddboard in another page wants to change the database: let it.
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        opening = null;
      },
      terminated: () => {
        opening = null;
      },
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const attempt = async <T>(work: (db: IDBPDatabase<Shelves>) => Promise<T>): Promise<Result<T>> => {
    try {
      return success(await work(await database()));
    } catch (error) {
      return failure(messageOf(error));
    }
  };
  return {
    all: () => attempt((db) => db.getAll('games')),
    get: (id) => attempt((db) => db.get('games', id)),
    put: async (game) => {
      const written = await attempt(async (db): Promise<Written> => {
        const transaction = db.transaction('games', 'readwrite');
        const before: { revision?: unknown; title?: unknown } = (await transaction.store.get(game.id)) ?? {};
        const isNext = (before.revision ?? 0) === game.revision - 1;
        const { title } = before;
        if (isNext)
          void transaction.store.put({ ...stored(game), ...(title === undefined ? {} : { title }) });
        // Nothing follows; who waits to hear that it is written may be gone by then, as when a page is reloaded.
        transaction.commit();
        await transaction.done;
        return { kind: isNext ? 'kept' : 'changed elsewhere' };
      });
      return written.ok ? written.value : { kind: 'failed', message: written.message };
    },
    restore: (value) =>
      attempt(async (db) => {
        await db.put('games', value);
        return null;
      }),
    rename: (id, title) =>
      attempt(async (db) => {
        const transaction = db.transaction('games', 'readwrite');
        const before = await transaction.store.get(id);
        if (before) await transaction.store.put({ ...before, title });
        await transaction.done;
        return null;
      }),
    remove: (id) =>
      attempt(async (db) => {
        await db.delete('games', id);
        return null;
      }),
  };
}

/** Why the database would not have it, for a person. */
function messageOf(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'QuotaExceededError':
      return 'There is no room left on this device to keep games.';
    case 'VersionError':
      return 'The games on this device were kept by a newer Oddboard; reload the page to get at them.';
    default:
      return 'This browser does not let Oddboard keep games, as in a private window.';
  }
}
