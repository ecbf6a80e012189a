import { listingOf } from '../engine/game/catalogue.ts';

/** The title over what is wrong on a screen of a variant; where there is no such variant all screens say the same. */
export const problemTitle = (id: string, title: string): string =>
  listingOf(id).ok ? title : 'There is no such game';
