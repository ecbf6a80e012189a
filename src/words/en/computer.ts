import type { ComputerMessage } from '../../store/computer/computerMessage.ts';
import type { Sentences } from '../sentences.ts';

/** What there is to say about the computer as a player. */
export const computer: Sentences<ComputerMessage> = {
  'computer/not-loaded': () => 'The part of Oddboard that thinks failed to download. Are you offline?',
  'computer/failed': () => 'The computer has made a mistake of its own.',
  'computer/busy': () => 'The computer was asked something else meanwhile.',
  'computer/gave-up': ({ cause }, say) =>
    `${say(cause)} The computer can’t play on here: for now, you move both sides.`,
  'computer/no-hint': ({ cause }, say) => `There is no hint. ${say(cause)}`,
};
