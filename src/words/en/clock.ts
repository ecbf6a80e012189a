import type { Control } from '../../engine/game/control.ts';
import { counted } from './grammar.ts';

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
