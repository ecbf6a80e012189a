import { currentEntry } from './historyEntry.ts';

/** Where one is: on which screen, of which variant, and at which kept game. Moves leave it as it is. */
export const currentPlace = (): string =>
  [...location.hash.split('/').slice(0, 3), currentEntry()?.game ?? ''].join('/');
