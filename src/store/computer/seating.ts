import * as v from 'valibot';
import type { Seat } from '../../engine/record/seats.ts';
import { PERSONS, onlyPerson, seatsSchema } from '../../engine/record/seats.ts';
import type { BySide } from '../../engine/rules/side.ts';
import { persist } from '../persisted.ts';

/** Who sits at the board when a game begins. */
const seatingSchema = v.fallback(
  v.object({
    seats: v.fallback(v.pipe(seatsSchema, v.readonly()), PERSONS),
    /** Whether lots decide which side the computer plays, if it plays one. */
    byLot: v.fallback(v.boolean(), false),
  }),
  { seats: PERSONS, byLot: false },
);

export type Seating = Readonly<v.InferOutput<typeof seatingSchema>>;

interface SeatingState extends Seating {
  readonly choose: (seating: Seating) => void;
}

/** The seating in a stored value of any shape. */
export const readSeating = (stored: unknown): Seating => v.parse(seatingSchema, stored);

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

/** Seats for another game; `draw` is a number from 0 to 1 that nobody knows before. */
export function drawnSeats({ seats, byLot }: Seating, draw: number): BySide<Seat> {
  const [white, black] = seats;
  return byLot && onlyPerson(seats) !== null && draw < 0.5 ? [black, white] : seats;
}
