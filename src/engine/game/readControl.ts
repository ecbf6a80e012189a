import * as v from 'valibot';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { Control } from './control.ts';
import { MOST_MINUTES, MOST_SECONDS } from './control.ts';
import { gameFailure } from './gameMessage.ts';

const whole = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most), v.readonly());
/** Each side’s; not the same if one player gives time odds. */
const minutes = v.pipe(v.strictTuple([whole(MOST_MINUTES), whole(MOST_MINUTES)]), v.readonly());
const seconds = whole(MOST_SECONDS);

/** A control as it is stored. */
export const controlSchema = v.variant('kind', [
  v.pipe(v.strictObject({ kind: v.literal('sudden death'), minutes }), v.readonly()),
  v.pipe(v.strictObject({ kind: v.literal('increment'), minutes, seconds }), v.readonly()),
  v.pipe(v.strictObject({ kind: v.literal('delay'), minutes, seconds }), v.readonly()),
]);

/** Reads a control from a form or a store. */
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
