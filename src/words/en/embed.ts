import type { EmbedMessage } from '../../store/embedMessage.ts';
import type { Sentences } from '../sentences.ts';
import { joinList, quote } from './grammar.ts';

export const embed: Sentences<EmbedMessage> = {
  'embed/nothing-asked': () =>
    'This board does not say what to show. Give it a variant, such as variant="hex39", or a link to a game.',
  'embed/link-and-position': () =>
    'This board names two things to show. Give it a link, or a position and moves, but not both.',
  'embed/no-address': () => 'This link is not the address of a game in Oddboard.',
  'embed/unknown-value': ({ attribute, value, values }) =>
    `${quote(value)} is not a value of ${attribute}. Use ${joinList(values, 'or')}.`,
};
