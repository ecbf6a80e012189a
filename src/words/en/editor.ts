import type { EditorMessage } from '../../store/editorMessage.ts';
import type { Sentences } from '../sentences.ts';
import { pieceWords } from './grammar.ts';

export const editor: Sentences<EditorMessage> = {
  'editor/picked': ({ piece }) => `${pieceWords(piece)} picked.`,
  'editor/put': ({ piece }) => `${pieceWords(piece)} put on ${piece.site}.`,
  'editor/removed': ({ piece, site }) => `${piece ? pieceWords(piece) : 'Nothing'} removed from ${site}.`,
  'editor/moved': ({ piece, to }) => `${pieceWords(piece)} moved to ${to}.`,
  'editor/cleared': () => 'The board is cleared.',
  'editor/restarted': () => 'The start position is set up.',
  'editor/swapped': () => 'The sides are swapped.',
  'editor/set-up': () => 'The position is set up.',
  'editor/undone': () => 'Undone.',
  'editor/redone': () => 'Done again.',
};
