import type { DiagramMessage, NumberedLine } from '../../engine/setup/diagramMessage.ts';
import type { Sentences } from '../sentences.ts';
import { quote, sideName } from './grammar.ts';

/** The beginning of a sentence about a line: `Line 3, “…”,` */
const lineWords = ({ number, text }: NumberedLine): string => `Line ${String(number)}, ${quote(text)},`;

export const diagrams: Sentences<DiagramMessage> = {
  'diagram/too-long': () => 'This text is far too long for a diagram.',
  'diagram/too-many-lines': ({ lines }) =>
    `A diagram has a line for each rank; here are ${String(lines)} lines.`,
  'diagram/other-ranks': ({ ranks, shown }) =>
    `The board has ${String(ranks)} ranks; this diagram shows ${String(shown)}, without their numbers.`,
  'diagram/no-number': ({ line }) => `${lineWords(line)} has no number, though other ranks have one.`,
  'diagram/rank-again': ({ line }) => `${lineWords(line)} shows a rank a second time.`,
  'diagram/no-such-rank': ({ line, rank }) =>
    `${lineWords(line)} has the number ${quote(rank)}, which no rank of this board has.`,
  'diagram/other-places': ({ line, shown, places }) =>
    `${lineWords(line)} shows ${String(shown)} places where the board has ${String(places)}.`,
  'diagram/no-square': ({ line, sign }) =>
    `${lineWords(line)} has ${quote(sign)} where this board has no square.`,
  'diagram/no-place': ({ line, sign }) =>
    `${lineWords(line)} has ${quote(sign)} where this board has no place for it.`,
  'diagram/no-piece': ({ line, sign }) =>
    `${lineWords(line)} has ${quote(sign)}, which isn’t a piece of this game.`,
  'diagram/no-movable-square': ({ line, site }) =>
    `${lineWords(line)} has a movable square on ${site}, where none can be.`,
  'diagram/two-pieces': ({ line, site }) => `${lineWords(line)} has two pieces on ${site}.`,
  'diagram/no-wall': ({ line, owner }) =>
    `${lineWords(line)} has a wall of ${sideName(owner)} where this board has none: it is another board’s picture.`,
};
