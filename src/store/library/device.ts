import { randomId } from '../randomId.ts';
import { scoped } from '../scope.ts';
import type { KeeperMeans } from './keeper.ts';
import { createLibrary } from './libraryStore.ts';
import { openShelf } from './shelf.ts';

/** Where the first Oddboard kept games, whatever folder it was served from. */
const FIRST = 'oddboard';

/** What this device has to keep games with. */
export const device: KeeperMeans = {
  shelf: openShelf(scoped(), FIRST),
  now: () => Date.now(),
  newId: randomId,
};

/** The games on this device. */
export const library = createLibrary(device.shelf, device.newId);
