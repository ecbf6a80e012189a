import type { Control } from '../../engine/game/control.ts';
import { hasOdds } from '../../engine/game/control.ts';
import type { Side } from '../../engine/rules/side.ts';
import { BLACK, WHITE } from '../../engine/rules/side.ts';
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
