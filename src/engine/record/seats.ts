import type { BySide, Side } from '../rules/side.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Level } from '../search/thought.ts';
import { levels } from '../search/thought.ts';

/** A person at another device, who sends and gets the moves by links. */
export const AWAY = 'away';

/** Who plays a side: the computer at a level, a person elsewhere, or a person at this board, which is null. */
export type Seat = Level | typeof AWAY | null;

/** Persons on both sides. One shared value, so that two documents with it are equal in this part. */
export const PERSONS: BySide<Seat> = [null, null];

/** The most letters of a player’s name. */
export const LONGEST_NAME = 40;

const isSeat = (value: unknown): value is Seat =>
  value === null || value === AWAY || levels.some((level) => level === value);

/** Whether a value from outside is seats as a link and the device store them, White’s first. */
export const isSeats = (value: unknown): value is BySide<Seat> =>
  Array.isArray(value) && value.length === 2 && isSeat(value[0]) && isSeat(value[1]);

/** The level of the computer in a seat; null if a person plays. */
export const levelIn = (seat: Seat): Level | null => (seat === AWAY ? null : seat);

/** Whether the computer plays at least one side. */
export const hasComputer = (seats: BySide<Seat>): boolean => seats.some((seat) => levelIn(seat) !== null);

/** Whether somebody elsewhere plays at least one side. */
export const isByLinks = (seats: BySide<Seat>): boolean => seats.includes(AWAY);

/** Whether persons at this board play both sides. */
export const isOnlyHere = (seats: BySide<Seat>): boolean => seats.every((seat) => seat === null);
export const sameSeats = (some: BySide<Seat>, others: BySide<Seat>): boolean =>
  some[WHITE] === others[WHITE] && some[BLACK] === others[BLACK];

/** The side of the only person at this board; null if there are two, or none. */
export function onlyPerson([white, black]: BySide<Seat>): Side | null {
  if ((white === null) === (black === null)) return null;
  return white === null ? WHITE : BLACK;
}

/** The names of the tags in which a record tells who played a side, as PGN calls them, and at which level. */
const TAGS: BySide<readonly [type: string, level: string]> = [
  ['WhiteType', 'WhiteLevel'],
  ['BlackType', 'BlackLevel'],
];

/** The tags that tell who played; none for two persons. */
export const seatTags = (seats: BySide<Seat>): readonly (readonly [name: string, value: string])[] =>
  hasComputer(seats)
    ? seats.flatMap((seat, side) => {
        const [type, level] = side === WHITE ? TAGS[WHITE] : TAGS[BLACK];
        return levelIn(seat) === null
          ? [[type, 'human'] as const]
          : [[type, 'program'] as const, [level, String(seat)] as const];
      })
    : [];

/**
 * Who plays, according to tags that `valueOf` finds by name; undefined for two persons. A program without a level
 * of ours is somebody else’s, and counts as a person.
 */
export function seatsIn(valueOf: (tag: string) => string): BySide<Seat> | undefined {
  const seatOf = ([type, level]: readonly [type: string, level: string]): Seat =>
    valueOf(type).toLowerCase() === 'program'
      ? (levels.find((known) => String(known) === valueOf(level)) ?? null)
      : null;
  const seats = [seatOf(TAGS[WHITE]), seatOf(TAGS[BLACK])] as const;
  return hasComputer(seats) ? seats : undefined;
}
