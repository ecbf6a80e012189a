import type { Facts } from '../engine/rules/facts.ts';

/** A variant by its name and its board’s, where that has one: `Battle Chieftain, Far walls`. */
export const fullName = ({ name, boardName }: Pick<Facts, 'name' | 'boardName'>): string =>
  boardName === '' ? name : `${name}, ${boardName}`;
