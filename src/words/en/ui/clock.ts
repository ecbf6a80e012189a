// The clock beside the game, and the form for it.
import type { ControlKind } from '../../../engine/game/control.ts';
import type { Side } from '../../../engine/rules/side.ts';
import { sideName } from '../grammar.ts';

export const kinds: Readonly<Record<ControlKind, string>> = {
  'sudden death': 'Sudden death: no more than that',
  increment: 'Increment: seconds added after each turn',
  delay: 'Delay: seconds of each turn cost nothing',
};

export const clock = 'Clock';
export const timeOf = (side: Side) => `${sideName(side)}’s time`;
export const pause = 'Pause the clock';
export const start = 'Start the clock';
export const resume = 'Resume the clock';
export const give = (side: Side, seconds: number) => `Give ${sideName(side)} ${String(seconds)} seconds`;
export const stands = 'The clock is paused. It starts with the next move, or now:';

export const usual = 'Usual clocks';
export const minutesEach = 'Minutes each';
export const minutesOf = (side: Side) => `${sideName(side)}’s minutes`;
export const odds = 'White and Black have different times';
export const howGiven = 'How time is given';
export const secondsEach = 'Seconds each turn';
export const endsGame = 'Running out of time ends the game';
export const startAnew = 'Start it again';
export const startLater = 'Start it with the next move';
export const remove = 'Remove the clock';
