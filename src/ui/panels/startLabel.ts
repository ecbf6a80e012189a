import type { Clock } from '../../engine/game/clock.ts';
import { isFresh } from '../../engine/game/clock.ts';
import * as words from '#words/ui/clock.ts';

/** The label of the button that starts a stopped clock. */
export const startLabel = (clock: Clock): string => (isFresh(clock) ? words.start : words.resume);
