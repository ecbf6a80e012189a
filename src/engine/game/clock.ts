import type { BySide, Side } from '../rules/side.ts';
import { SIDES, bySide } from '../rules/side.ts';
import type { Control } from './control.ts';
import { delayOf, incrementOf, startingTime } from './control.ts';

/**
 * The clock of a game. It does not tick: it holds the moment when the running time began to run, and callers
 * pass the present time. All times are in milliseconds, counted from any moment that stays the same while the
 * clock runs; a paused clock may go on with another starting point.
 */
export interface Clock {
  readonly control: Control;
  /** Whether running out of time ends the game; otherwise it is only announced. */
  readonly endsGame: boolean;
  /** The time both sides had left when the running time began to run. A time of 0 has run out for good. */
  readonly left: BySide<number>;
  /** The side to move: its time runs, or would run if the clock were not paused. */
  readonly side: Side;
  /** What was left of the turn’s delay at that moment. */
  readonly delay: number;
  /** When the running time began to run; null while the clock is paused. */
  readonly since: number | null;
}

/** A bound on the time that a side has left, in milliseconds: more than any game takes. */
export const LONGEST_TIME = 1000 * 3_600_000;

/** A clock at its full time, paused. */
export const newClock = (control: Control, endsGame: boolean, side: Side): Clock => ({
  control,
  endsGame,
  left: bySide((other) => startingTime(control, other)),
  side,
  delay: delayOf(control),
  since: null,
});

/** The clock brought up to date: the times left now, 0 if a time has run out. */
export function asOf(clock: Clock, now: number): Clock {
  const { since, side, left, delay } = clock;
  if (since === null) return clock;
  // `now` is before `since` only if the system clock was set back.
  const passed = Math.max(0, now - since);
  const spent = Math.max(0, passed - delay);
  return {
    ...clock,
    left: bySide((other) => (other === side ? Math.max(0, left[other] - spent) : left[other])),
    delay: Math.max(0, delay - passed),
    since: Math.max(now, since),
  };
}

/** The time a side has left now. */
export const remainingAt = (clock: Clock, side: Side, now: number): number => asOf(clock, now).left[side];

/** Whether a side has no time left now. */
export const hasRunOut = (clock: Clock, side: Side, now: number): boolean =>
  remainingAt(clock, side, now) === 0;

/**
 * Whether the running time has run out since the clock was last brought up to date. This happens only once.
 */
export const isOverdue = (clock: Clock, now: number): boolean =>
  clock.left[clock.side] > 0 && hasRunOut(clock, clock.side, now);

/** Whether neither side’s time has begun to run. */
export const isFresh = ({ control, left, delay, since }: Clock): boolean =>
  since === null &&
  delay === delayOf(control) &&
  SIDES.every((side) => left[side] === startingTime(control, side));

/** The clock paused. What is left of the turn’s delay is kept. */
export const pauseClock = (clock: Clock, now: number): Clock => ({ ...asOf(clock, now), since: null });

/** The clock with more time for a side; the same clock if that side’s time has run out. */
export function giveTime(clock: Clock, side: Side, time: number, now: number): Clock {
  const current = asOf(clock, now);
  if (current.left[side] === 0) return clock;
  const more = Math.min(current.left[side] + time, LONGEST_TIME);
  return { ...current, left: bySide((other) => (other === side ? more : current.left[other])) };
}

/** The clock with the time of the side to move running. */
export const resumeClock = (clock: Clock, now: number): Clock =>
  clock.since === null ? { ...clock, since: now } : clock;

/**
 * The clock after an action that leaves `next` to move. If the turn goes on, the times do not change. If the
 * turn ends, the side that moved gets its increment, unless its time has run out, and the time of `next`
 * runs. A paused clock runs again.
 */
export function afterAction(clock: Clock, next: Side, now: number): Clock {
  if (next === clock.side) return resumeClock(clock, now);
  const { control, left } = asOf(clock, now);
  const added = (time: number) => (time === 0 ? 0 : time + incrementOf(control));
  return {
    ...clock,
    left: bySide((side) => (side === next ? left[side] : added(left[side]))),
    side: next,
    delay: delayOf(control),
    since: now,
  };
}

/**
 * The clock when `side` is to move for a reason other than an action: a step was taken back or redone. Spent
 * time stays spent, nothing is added, and the clock runs on or stays paused.
 */
export const turnedTo = (clock: Clock, side: Side, now: number): Clock =>
  side === clock.side ? clock : { ...asOf(clock, now), side, delay: delayOf(clock.control) };

/** The times left that are announced; at the last, the time has run out. */
const WORTH_A_WORD = [60_000, 20_000, 10_000, 0] as const;

/** How long it is until the running time is next announced; null if it will not be. */
export function untilWord(clock: Clock, now: number): number | null {
  if (clock.since === null) return null;
  const { side, left, delay } = asOf(clock, now);
  const next = WORTH_A_WORD.find((time) => time < left[side]);
  return next === undefined ? null : left[side] - next + delay;
}
