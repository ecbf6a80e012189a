import type { Clock } from '../../engine/game/clock.ts';
import { isFresh } from '../../engine/game/clock.ts';
import * as words from '#words/ui/clock.ts';

/** What sets a clock going that stands. */
export const startLabel = (clock: Clock): string => (isFresh(clock) ? words.start : words.resume);
