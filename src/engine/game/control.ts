import * as v from 'valibot';
import type { Result } from '../rules/result.ts';
import { failure, success } from '../rules/result.ts';

/** The ways to limit the players’ time. */
export const controlKinds = ['sudden death', 'increment', 'delay'] as const;
export type ControlKind = (typeof controlKinds)[number];

/** Minutes that each side has for the whole game. */
export const MOST_MINUTES = 180;
/** Seconds that come with each turn. */
export const MOST_SECONDS = 180;

const whole = (most: number, what: string) => {
  const message = `The ${what} must be a whole number from 1 to ${String(most)}.`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(most, message),
    v.readonly(),
  );
};
const minutes = whole(MOST_MINUTES, 'minutes');
const seconds = whole(MOST_SECONDS, 'seconds');

/** A control as it is stored. */
export const controlSchema = v.variant(
  'kind',
  [
    v.pipe(v.strictObject({ kind: v.literal('sudden death'), minutes }), v.readonly()),
    v.pipe(v.strictObject({ kind: v.literal('increment'), minutes, seconds }), v.readonly()),
    v.pipe(v.strictObject({ kind: v.literal('delay'), minutes, seconds }), v.readonly()),
  ],
  'Oddboard knows no such clock.',
);

/**
 * How much time both sides have: minutes for the whole game; with an increment, seconds added after each of
 * their turns; with a delay, seconds of each turn that cost nothing.
 */
export type Control = v.InferOutput<typeof controlSchema>;

/** A control from what a form or a store holds. */
export function readControl(stored: unknown): Result<Control> {
  const control = v.safeParse(controlSchema, stored);
  return control.success ? success(control.output) : failure(control.issues[0].message);
}

/** What both sides begin with, in milliseconds. */
export const startingTime = (control: Control): number => control.minutes * 60_000;

/** What a turn adds to the time of the side that has made it, in milliseconds. */
export const incrementOf = (control: Control): number =>
  control.kind === 'increment' ? control.seconds * 1000 : 0;

/** How long a turn costs no time, in milliseconds. */
export const delayOf = (control: Control): number => (control.kind === 'delay' ? control.seconds * 1000 : 0);

/** The control as a sentence: `5 minutes each, and 3 seconds more after each turn.` */
export function controlSentence(control: Control): string {
  const each = `${counted(control.minutes, 'minute')} each`;
  switch (control.kind) {
    case 'sudden death':
      return `${each}.`;
    case 'increment':
      return `${each}, and ${counted(control.seconds, 'second')} more after each turn.`;
    case 'delay':
      return `${each}; the first ${counted(control.seconds, 'second')} of each turn cost nothing.`;
  }
}

/** `1 minute`, `2 minutes`. */
export const counted = (number: number, unit: string): string =>
  `${String(number)} ${unit}${number === 1 ? '' : 's'}`;
