import type { RecordMessage } from '../../engine/record/recordMessage.ts';
import type { Sentences } from '../sentences.ts';
import { joinList, quote } from './grammar.ts';
import { shownUpTo } from './turns.ts';

export const record: Sentences<RecordMessage> = {
  'link/too-long': () => 'This link is far too long to be a game.',
  'link/damaged': () => 'This link is damaged: part of it is missing or was changed on the way.',
  'link/no-game': () => 'This link does not hold a game.',
  'link/too-many-moves': () => 'This link holds more moves than a game can have.',
  'link/shown-up-to': ({ last }) =>
    `This link is damaged: its end is missing. ${shownUpTo(last)}, since no more of it can be read.`,
  'link/uncertain-up-to': ({ last }) =>
    `This link is damaged: it was changed on the way. ${shownUpTo(last)}, but what is shown may not be what was played.`,
  'record/newer-rules': ({ variant }) =>
    `This game was played under newer rules of ${variant}; reload the page to get them.`,
  'record/start-unreadable': ({ cause }, say) => `The game’s first position cannot be read. ${say(cause)}`,
  'record/shown-up-to': ({ last, cause }, say) => `${shownUpTo(last)}. ${say(cause)}`,
  'record/cannot-end': ({ ending }) => `The game cannot have ended here with “${ending}”.`,
  'notation/ambiguous': ({ text, moves, hasMore }) =>
    `${quote(text)} can be ${joinList([...moves, ...(hasMore ? ['another'] : [])], 'or')} here; say which.`,
  'notation/turn-goes-on': () => 'The turn cannot end here.',
};
