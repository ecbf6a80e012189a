import type { Metadata } from '../engine/rules/metadata.ts';

/** A variant by its name and its board’s, where that has one: `Battle Chieftain, Far walls`. */
export const fullName = ({ name, boardName }: Pick<Metadata, 'name' | 'boardName'>): string =>
  boardName === undefined ? name : `${name}, ${boardName}`;
