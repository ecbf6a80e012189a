import { notices, sayOnce } from '../notices.ts';
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

const TROUBLE = 'keeping';

/** Says once why games are not kept, and where they are safe instead; nothing to say when all is well. */
export function tellTrouble(trouble: string | null): void {
  if (trouble === null) notices.getState().dismiss(TROUBLE);
  else
    sayOnce({
      id: TROUBLE,
      text: `${trouble} The game goes on; the address of its page holds all of it, so keep that or share it as a link.`,
    });
}
