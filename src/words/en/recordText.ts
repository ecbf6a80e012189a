import type { TextMessage } from '../../engine/record/textMessage.ts';
import type { Sentences } from '../sentences.ts';

export const recordText: Sentences<TextMessage> = {
  'text/too-long': () => 'This text is far too long to be a record.',
  'text/too-many-games': () => 'This text holds more games than can be read at once.',
  'text/too-many-moves': () => 'This text holds more moves than a game can have.',
  'text/no-record': () => 'This isn’t a record of a game: a line such as [Variant "chess99"] is missing.',
};
