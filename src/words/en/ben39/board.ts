import type { PositionMessage } from '../../../engine/setup/positionMessage.ts';
import type { Ben39Message } from '../../../engine/variants/ben39/message.ts';
import type { Sentences } from '../../sentences.ts';
import { capital, joinList, kindOnSite, kindWords, quote, sideName, withArticle } from '../grammar.ts';
import { positions } from '../positions.ts';
import { control } from './control.ts';
import { hints } from './hints.ts';

/** `pawns and queens` */
const kindsWords = (kinds: readonly string[]): string =>
  joinList(
    kinds.map((kind) => `${kindWords(kind)}s`),
    'and',
  );

export const board: Sentences<PositionMessage | Ben39Message> = {
  ...positions,
  ...hints,
  'ben39/movement/king': () =>
    'Moves one square in any direction, from and to squares with a castle of its own side at a corner',
  'ben39/movement/rook': () => 'Moves any distance along ranks and files',
  'ben39/movement/bishop': () =>
    'Moves any distance along diagonals, or one square along rank or file without capturing',
  'ben39/movement/knightrider': () => 'Makes one or more knight’s leaps in the same direction',
  'ben39/movement/gold': () => 'Moves one square along rank or file, or diagonally forward',
  'ben39/movement/silver': () => 'Moves one square diagonally, or straight forward',
  'ben39/movement/pawn': () =>
    'Moves one square forward and captures diagonally forward; becomes a queen on the last rank',
  'ben39/movement/queen': () => 'Moves any distance along ranks, files and diagonals',
  'ben39/movement/chad rook': () => 'Slides along the lines; captures nothing and can’t be captured',
  'ben39/movement/spider': () =>
    'Leaps like a knight on the crossings, and turns its own pieces on the squares around it',
  'ben39/movement/wizard': () =>
    'Steps one crossing in any direction; together with the other wizard it teleports pieces beside it',
  'ben39/movement/castle': () =>
    'Steps one crossing along a line, the next time one diagonally; the king needs it to move',
  'ben39/movement/diagonal castle': () =>
    'Steps one crossing diagonally, the next time one along a line; the king needs it to move',
  'ben39/movement/immobilizer': () =>
    'Slides like a queen on the crossings; enemies on the squares around it can’t move',
  'ben39/step-along-first': () => 'Step along a line first',
  'ben39/step-diagonally-first': () => 'Step diagonally first',
  'ben39/turn-clockwise': () => 'Clockwise',
  'ben39/turn-counterclockwise': () => 'Counterclockwise',
  'ben39/goes-along': ({ piece }) => `${capital(kindOnSite(piece))} goes along`,
  'ben39/stays': ({ piece }) => `${capital(kindOnSite(piece))} stays`,
  'ben39/immobilized': ({ by }) => `frozen by the immobilizer on ${by}`,
  'ben39/steps-along-next': () => 'steps along a line next',
  'ben39/steps-diagonally-next': () => 'steps diagonally next',
  'ben39/has-castle': ({ side }) => `has a castle of ${sideName(side)}`,
  'ben39/movable-means': () =>
    'A movable square: the side with more pieces on it and its corners can move it to another place.',
  'ben39/vacant-means': () => 'A place where a movable square can go.',
  'ben39/movable-square': ({ strengths }) => `movable square, ${control(strengths)}`,
  'ben39/movable-square-is': ({ contested: { square, strengths } }) =>
    `The movable square ${square} is ${control(strengths)}: the side with more pieces on it and its corners can move it.`,

  'ben39/squares': () => 'board of squares',
  'ben39/crossings': () => 'board of crossings',
  'ben39/movable-squares': () => 'movable squares',
  'ben39/no-movable-squares': ({ places, text }) =>
    `The movable squares are at two of ${places.join(', ')}, in this order, not at ${quote(text)}.`,
  'ben39/on-wrong-ground': ({ kind, site, ground }) =>
    `${capital(withArticle(kind))} is on ${site}, but belongs on a ${ground === 'square' ? 'crossing' : 'square'}.`,
  'ben39/on-no-crossing': ({ kind, site }) =>
    `${capital(withArticle(kind))} is on ${site}, where there is no crossing now.`,
  'ben39/pawn-on-last-rank': ({ site }) => `The pawn on ${site} would have become a queen.`,
  'ben39/many-kings': ({ side }) => `${sideName(side)} has more than one king.`,
  'ben39/no-king': () => 'Both kings are missing.',
  'ben39/too-many': ({ side, kinds, most }) =>
    `${sideName(side)} has more than ${String(most)} ${kindsWords(kinds)}.`,
  'ben39/too-many-in-all': ({ kinds, most }) =>
    `There are more than ${String(most)} ${kindsWords(kinds)} in all.`,
};
