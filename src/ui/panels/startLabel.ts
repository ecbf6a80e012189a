import type { Clock } from '../../engine/game/clock.ts';
import { isFresh } from '../../engine/game/clock.ts';

/** What sets a clock going that stands. */
export const startLabel = (clock: Clock): string => (isFresh(clock) ? 'Start the clock' : 'Resume the clock');
