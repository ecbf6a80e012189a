import type { KeeperMeans } from './keeper.ts';
import { createLibrary } from './libraryStore.ts';
import { openShelf } from './shelf.ts';

/** An id that no other game has. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What this device has to keep games with. */
export const device: KeeperMeans = { shelf: openShelf(), now: () => Date.now(), newId };

/** The games on this device. */
export const library = createLibrary(device.shelf, newId);
