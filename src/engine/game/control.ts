import * as v from 'valibot';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import { gameFailure } from './gameMessage.ts';

/** The ways to limit the players’ time. */
export const controlKinds = ['sudden death', 'increment', 'delay'] as const;
export type ControlKind = (typeof controlKinds)[number];

/** Minutes that each side has for the whole game. */
export const MOST_MINUTES = 180;
/** Seconds that come with each turn. */
export const MOST_SECONDS = 180;

const whole = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most), v.readonly());
const minutes = whole(MOST_MINUTES);
const seconds = whole(MOST_SECONDS);

/** A control as it is stored. */
export const controlSchema = v.variant('kind', [
  v.pipe(v.strictObject({ kind: v.literal('sudden death'), minutes }), v.readonly()),
  v.pipe(v.strictObject({ kind: v.literal('increment'), minutes, seconds }), v.readonly()),
  v.pipe(v.strictObject({ kind: v.literal('delay'), minutes, seconds }), v.readonly()),
]);

/**
 * How much time both sides have: minutes for the whole game; with an increment, seconds added after each of
 * their turns; with a delay, seconds of each turn that cost nothing.
 */
export type Control = v.InferOutput<typeof controlSchema>;

/** A control from what a form or a store holds. */
export function readControl(stored: unknown): Result<Control> {
  const control = v.safeParse(controlSchema, stored);
  if (control.success) return success(control.output);
  const part = control.issues[0].path?.[0].key;
  switch (part) {
    case 'minutes':
      return gameFailure({ id: 'control/out-of-bounds', part, most: MOST_MINUTES });
    case 'seconds':
      return gameFailure({ id: 'control/out-of-bounds', part, most: MOST_SECONDS });
    default:
      return gameFailure({ id: 'control/unknown' });
  }
}

/** What both sides begin with, in milliseconds. */
export const startingTime = (control: Control): number => control.minutes * 60_000;

/** What a turn adds to the time of the side that has made it, in milliseconds. */
export const incrementOf = (control: Control): number =>
  control.kind === 'increment' ? control.seconds * 1000 : 0;

/** How long a turn costs no time, in milliseconds. */
export const delayOf = (control: Control): number => (control.kind === 'delay' ? control.seconds * 1000 : 0);
