import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';

/**
 * The version of the database’s own layout, that is, which stores it has. The format of a saved game has a
 * separate number.
 */
const VERSION = 2;

interface Shelves extends DBSchema {
  games: { key: IDBValidKey; value: object };
  /** Since version 2. */
  studies: { key: IDBValidKey; value: object };
  /** What was done to the database, by name. */
  done: { key: string; value: true };
}

export type Database = IDBPDatabase<Shelves>;

/** A store of the database that holds things of one kind, each under its id. */
export type Shelf = 'games' | 'studies';

/** Set in `done` once the games of an older database have been copied here. */
const BROUGHT = 'games brought along';

/** Opens the browser’s own database on first use, and again after it was closed. */
export interface Opener {
  readonly open: () => Promise<Database>;
  /** Whether a newer Oddboard has upgraded the database; if so, it is only read. */
  readonly isNewer: () => boolean;
}

/** `older` is a database whose games are copied here once; null for none. */
export function openerOf(name: string, older: string | null): Opener {
  let opening: Promise<Database> | null = null;
  let isNewer = false;
  const forget = () => {
    opening = null;
  };
  const openVersion = (version?: number) =>
    openDB<Shelves>(name, version, {
      upgrade: (database, oldVersion) => {
        if (oldVersion < 1) {
          database.createObjectStore('games', { keyPath: 'id' });
          database.createObjectStore('done');
        }
        if (oldVersion < 2) database.createObjectStore('studies', { keyPath: 'id' });
      },
      // A newer Oddboard in another page wants to upgrade the database: let it.
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  const openAny = async () => {
    try {
      const database = await openVersion(VERSION);
      isNewer = false;
      if (older !== null) await bringAlong(database, older);
      return database;
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
      isNewer = true;
      return openVersion();
    }
  };
  return {
    open: () => {
      opening ??= openAny().catch((error: unknown) => {
        forget();
        throw error;
      });
      return opening;
    },
    isNewer: () => isNewer,
  };
}

/**
 * Copies the games of an older database, and leaves them there for other installations that may want them.
 */
async function bringAlong(database: Database, older: string): Promise<void> {
  if (await database.get('done', BROUGHT)) return;
  const games = await gamesIn(older);
  const transaction = database.transaction(['games', 'done'], 'readwrite');
  const repository = transaction.objectStore('games');
  // A game that is here already is newer.
  const writes = games.map(async (game) => (await repository.get(game.id)) ?? repository.put(game));
  await Promise.all([...writes, transaction.objectStore('done').put(true, BROUGHT), transaction.done]);
}

interface OlderShelves extends DBSchema {
  games: { key: IDBValidKey; value: { readonly id: IDBValidKey } };
}

/** All games of a database; an empty array if there is no such database. */
async function gamesIn(name: string): Promise<readonly { readonly id: IDBValidKey }[]> {
  const asked = { isThere: true };
  try {
    const database = await openDB<OlderShelves>(name, undefined, {
      upgrade: (_database, _oldVersion, _newVersion, transaction) => {
        // Without this, opening the database would create it.
        asked.isThere = false;
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
    const games = database.objectStoreNames.contains('games') ? await database.getAll('games') : [];
    database.close();
    return games;
  } catch (error) {
    if (!asked.isThere) return [];
    throw error;
  }
}
