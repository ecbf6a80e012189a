import type { SetupMessage } from '../../engine/setup/setupMessage.ts';
import type { Sentences } from '../sentences.ts';
import { pieceWords } from './grammar.ts';

export const setup: Sentences<SetupMessage> = {
  'setup/site-is-gone': ({ piece, shape }) =>
    `On ${piece.site} stands a ${pieceWords(piece)}, where there is no ${shape} now.`,
  'setup/movable-square': () => 'movable square',
};
