import type { ThinkMessage } from '../../engine/search/thinkMessage.ts';
import type { Sentences } from '../sentences.ts';
import { quote } from './grammar.ts';

/** Why the computer cannot think about a game. */
export const think: Sentences<ThinkMessage> = {
  'think/game-over': () => 'The game is over, so there is no move to find.',
  'think/no-threat': () => 'What is threatened here cannot be asked.',
  'think/no-variant': ({ asked }) => `There is no game called ${quote(asked)}.`,
  'think/actions': ({ cause }, say) => `The game cannot be read. ${say(cause)}`,
};
