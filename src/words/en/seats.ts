import type { Level } from '../../engine/search/thought.ts';

/** Who plays a side: `computer, level 3`; null is a person. */
export const seatWords = (seat: Level | null): string =>
  seat === null ? 'a person' : `computer, level ${String(seat)}`;

/** The same as a name. */
export const computerName = (level: Level): string => `Computer, level ${String(level)}`;
