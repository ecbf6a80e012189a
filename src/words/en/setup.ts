import type { SetupMessage } from '../../engine/setup/setupMessage.ts';
import type { Sentences } from '../sentences.ts';
import { pieceWords } from './grammar.ts';

export const setup: Sentences<SetupMessage> = {
  'setup/site-is-gone': ({ piece, shape }) =>
    `A ${pieceWords(piece)} is on ${piece.site}, where there is no ${shape} now.`,
  'setup/movable-square': () => 'movable square',
};
