import type { EmbedMessage } from '../../embed/embedMessage.ts';
import type { Sentences } from '../sentences.ts';
import { joinList, quote } from './grammar.ts';

export const embed: Sentences<EmbedMessage> = {
  'embed/nothing-asked': () =>
    'This board has not been told what to show. It needs a variant, such as variant="hex39", or a link to a game.',
  'embed/link-and-position': () =>
    'This board has been told to show two things. Give it a link, or a position and moves, but not both.',
  'embed/no-address': () => 'This link is not the address of a game in Oddboard.',
  'embed/unknown-value': ({ attribute, value, values }) =>
    `This board does not know ${attribute}=${quote(value)}. It knows ${joinList(values, 'and')}.`,
};
