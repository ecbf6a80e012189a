import * as v from 'valibot';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Clock } from './clock.ts';
import { LONGEST_TIME } from './clock.ts';
import { delayOf } from './control.ts';
import { gameFailure } from './gameMessage.ts';
import { controlSchema } from './readControl.ts';

const duration = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_TIME));

/** A stored clock is paused, so that nobody loses time while the page is closed. */
const clockSchema = v.strictObject({
  control: controlSchema,
  endsGame: v.boolean(),
  left: v.strictTuple([duration, duration]),
  side: v.picklist([WHITE, BLACK]),
  delay: duration,
  since: v.null(),
});

/** Reads a stored clock, which must have been paused. */
export function readClock(stored: unknown): Result<Clock> {
  const clock = v.safeParse(clockSchema, stored);
  return clock.success && clock.output.delay <= delayOf(clock.output.control)
    ? success(clock.output)
    : gameFailure({ id: 'clock/unreadable' });
}
