import type { TextMessage } from '../../engine/record/textMessage.ts';
import type { Sentences } from '../sentences.ts';
import { quote } from './grammar.ts';

export const recordText: Sentences<TextMessage> = {
  'text/too-long': () => 'This text is far too long to be a record.',
  'text/too-many-games': () => 'This text holds more games than can be read at once.',
  'text/too-many-moves': () => 'This text holds more moves than a game can have.',
  'text/no-record': () => 'This isn’t a record of a game: a line such as [Variant "chess99"] is missing.',
  'text/broken-tag': ({ tag, value }) =>
    `${quote(tag)} is not a complete tag. It was read as ${quote(value)}.`,
  'text/other-result': ({ tag, result }) =>
    `The Result tag says ${quote(tag)}, but ${quote(result)} stands after the moves. Oddboard goes by the tag.`,
  'text/never-closed': ({ sign }) => `${quote(sign)} is never closed, so nothing after it was read.`,
};
