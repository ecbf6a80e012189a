import { currentEntry } from './historyEntry.ts';

/** The user’s place: the screen, the variant and the saved game. Moves do not change it. */
export const currentPlace = (): string =>
  [...location.hash.split('/').slice(0, 3), currentEntry()?.game ?? ''].join('/');
