import { isObject } from '../../engine/isObject.ts';
import type { Seat } from '../../engine/record/seats.ts';
import { PERSONS, isSeats, levelIn, onlyPerson } from '../../engine/record/seats.ts';
import type { BySide } from '../../engine/rules/side.ts';
import type { Level } from '../../engine/search/thought.ts';
import { persist } from '../persisted.ts';

/** Who sits at the board when a game begins. */
export interface Seating {
  readonly seats: BySide<Seat>;
  /** Whether lots decide the side of the only person here. */
  readonly byLot: boolean;
}

interface SeatingState extends Seating {
  readonly choose: (seating: Seating) => void;
}

/** The seating in a stored value of any shape. */
function readSeating(stored: unknown): Seating {
  const { seats, byLot } = isObject(stored) ? stored : {};
  return { seats: isSeats(seats) ? seats : PERSONS, byLot: byLot === true };
}

/** The seating chosen last, kept on the device if possible. */
export const lastSeating = persist<SeatingState, Seating>({
  part: 'seating',
  read: readSeating,
  initial: (change) => ({
    ...readSeating({}),
    choose: ({ seats, byLot }) => {
      change({ seats, byLot });
    },
  }),
});

/** The level that somebody who has chosen none begins with. */
const FIRST_LEVEL: Level = 2;

/** The level chosen last. */
export const lastLevel = ({ seats: [white, black] }: Seating): Level =>
  levelIn(white) ?? levelIn(black) ?? FIRST_LEVEL;

/** The seating of a game under way, with its sides to be drawn again by lot if they were. */
export const seatingNow = (seats: BySide<Seat>): Seating => ({
  seats,
  byLot: lastSeating.getState().byLot && onlyPerson(seats) !== null,
});

/**
 * Seats for a game after another one, between the same players, or as chosen last if there was none before; `draw` is
 * a number from 0 to 1 that nobody knows before.
 */
export function nextSeats(before: BySide<Seat> | null, last: Seating, draw: number): BySide<Seat> {
  if (!before) return drawnSeats(last, draw);
  return drawnSeats({ seats: before, byLot: last.byLot }, draw);
}

/** Seats for a game; `draw` is a number from 0 to 1 that nobody knows before. */
export function drawnSeats({ seats, byLot }: Seating, draw: number): BySide<Seat> {
  const [white, black] = seats;
  return byLot && onlyPerson(seats) !== null && draw < 0.5 ? [black, white] : seats;
}
