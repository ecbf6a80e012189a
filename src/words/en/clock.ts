import type { Control } from '../../engine/game/control.ts';
import { hasOdds } from '../../engine/game/control.ts';
import type { BySide, Side } from '../../engine/rules/side.ts';
import { BLACK, SIDES, WHITE } from '../../engine/rules/side.ts';
import { counted, sideName } from './grammar.ts';

/** The control as a sentence: `5 minutes each, and 3 seconds more after each turn.` */
export function controlSentence(control: Control): string {
  const each = minutesWords(control);
  switch (control.kind) {
    case 'sudden death':
      return `${each}.`;
    case 'increment':
      return `${each}, and ${counted(control.seconds, 'second')} more after each turn.`;
    case 'delay':
      return `${each}; the first ${counted(control.seconds, 'second')} of each turn cost nothing.`;
  }
}

/** `5 minutes each`, or `5 minutes for White and 3 minutes for Black` */
function minutesWords(control: Control): string {
  const of = (side: Side) => counted(control.minutes[side], 'minute');
  return hasOdds(control)
    ? `${of(WHITE)} for ${sideName(WHITE)} and ${of(BLACK)} for ${sideName(BLACK)}`
    : `${of(WHITE)} each`;
}

/** The times left, in milliseconds: `White has 4 minutes 5 seconds, Black has 1 second.` */
export const timesSentence = (left: BySide<number>): string =>
  `${SIDES.map((side) => `${sideName(side)} has ${timeWords(left[side])}`).join(', ')}.`;

/** What the players are told of the times of a game without a clock. */
export const noClock = 'This game has no clock.';

/** `4 minutes 5 seconds` */
function timeWords(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [
    ...(minutes > 0 ? [counted(minutes, 'minute')] : []),
    ...(rest > 0 || minutes === 0 ? [counted(rest, 'second')] : []),
  ].join(' ');
}
