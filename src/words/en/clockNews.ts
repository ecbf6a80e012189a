import type { ClockMessage } from '../../store/playMessage.ts';
import type { Sentences } from '../sentences.ts';
import { controlSentence } from './clock.ts';
import { counted, sideName } from './grammar.ts';

const timeWords = (seconds: number): string =>
  seconds === 60 ? counted(1, 'minute') : counted(seconds, 'second');

/** What happens to the clock of a game. */
export const clockNews: Sentences<ClockMessage> = {
  'clock/set': ({ control }) => `The clock is set: ${controlSentence(control)}`,
  'clock/removed': () => 'The clock is removed.',
  'clock/runs': ({ side }) => `The clock runs for ${sideName(side)}.`,
  'clock/paused': () => 'The clock is paused.',
  'clock/given': ({ side, seconds }) => `${sideName(side)} gets ${timeWords(seconds)} more.`,
  'clock/run-out': ({ side }) => `${sideName(side)}’s time has run out.`,
  'clock/short': ({ side, seconds }) => `${sideName(side)} has ${timeWords(seconds)} left.`,
};
