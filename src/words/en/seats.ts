import type { Seat } from '../../engine/record/seats.ts';
import { AWAY } from '../../engine/record/seats.ts';
import type { Level } from '../../engine/search/thought.ts';

/** Who plays a side: `computer, level 3`. */
export const seatWords = (seat: Seat): string =>
  seat === null ? 'a person' : seat === AWAY ? 'somebody elsewhere' : `computer, level ${String(seat)}`;

/** The same as a name. */
export const computerName = (level: Level): string => `Computer, level ${String(level)}`;
