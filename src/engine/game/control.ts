import type { BySide, Side } from '../rules/side.ts';
import { BLACK, SIDES, WHITE } from '../rules/side.ts';

/** The ways to limit the players’ time. */
export const controlKinds = ['sudden death', 'increment', 'delay'] as const;
export type ControlKind = (typeof controlKinds)[number];

/** The most minutes that a side can have for the whole game. */
export const MOST_MINUTES = 180;
/** The most seconds that can come with each turn. */
export const MOST_SECONDS = 180;

/**
 * How much time the sides have: each its minutes for the whole game; with an increment, seconds added after each
 * of their turns; with a delay, seconds of each turn that use none of their time.
 */
export type Control =
  | { readonly kind: 'sudden death'; readonly minutes: BySide<number> }
  | { readonly kind: 'increment' | 'delay'; readonly minutes: BySide<number>; readonly seconds: number };

/** The time a side begins with, in milliseconds. */
export const startingTime = (control: Control, side: Side): number => control.minutes[side] * 60_000;

/** Whether one side begins with less time than the other. */
export const hasOdds = ({ minutes }: Control): boolean => minutes[WHITE] !== minutes[BLACK];

/** The control for players who have changed sides: each keeps the time that was agreed. */
export const exchangeSides = (control: Control): Control => ({
  ...control,
  minutes: [control.minutes[BLACK], control.minutes[WHITE]],
});

/** What a turn adds to the time of the side that made it, in milliseconds. */
export const incrementOf = (control: Control): number =>
  control.kind === 'increment' ? control.seconds * 1000 : 0;

/** How long a turn uses no time, in milliseconds. */
export const delayOf = (control: Control): number => (control.kind === 'delay' ? control.seconds * 1000 : 0);

/** Whether two controls give each side the same time in the same way. */
export const isSameControl = (one: Control, other: Control): boolean =>
  one.kind === other.kind &&
  incrementOf(one) === incrementOf(other) &&
  delayOf(one) === delayOf(other) &&
  SIDES.every((side) => one.minutes[side] === other.minutes[side]);
