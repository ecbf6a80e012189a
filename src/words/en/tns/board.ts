import { otherSide } from '../../../engine/rules/side.ts';
import type { PositionMessage } from '../../../engine/setup/positionMessage.ts';
import type { TnsMessage } from '../../../engine/variants/tns/message.ts';
import type { Sentences } from '../../sentences.ts';
import { kindWords, placedWords, quote, sideName, withArticle } from '../grammar.ts';
import { positions } from '../positions.ts';
import { hints } from './hints.ts';

export const board: Sentences<PositionMessage | TnsMessage> = {
  ...positions,
  ...hints,
  'tns/movement/king': () => 'Moves one square in any direction',
  'tns/movement/ferz': () => 'Moves one square diagonally',
  'tns/movement/wazir': () => 'Moves one square along rank or file',
  'tns/movement/knight': () => 'Leaps two squares one way and one square across',
  'tns/movement/bishop': () => 'Moves any distance along diagonals',
  'tns/movement/horse': () => 'Moves as a bishop or as a wazir',
  'tns/movement/tiger': () => 'Moves as a bishop, a wazir or a knight',
  'tns/movement/rook': () => 'Moves any distance along ranks and files',
  'tns/movement/dragon': () => 'Moves as a rook or as a ferz',
  'tns/movement/lion': () => 'Moves as a rook, a ferz or a knight',
  'tns/movement/paladin': () => 'Moves as a knight or as a king',
  'tns/movement/castle': () => 'Leaps exactly two squares, in any direction or as a knight',
  'tns/movement/elephant': () => 'Moves as a castle, a rook or a bishop',
  'tns/movement/promoted king': () => 'Has won the game',
  'tns/end-turn': () => 'End the turn',
  'tns/promote-king': () => 'Promote the king and win',
  'tns/stay': ({ kind }) => `Stay ${withArticle(kind)}`,
  'tns/become': ({ kind }) => `Become ${withArticle(kind)}`,
  'tns/zone-of': ({ side }) => `promotion zone of ${sideName(side)}`,
  'tns/zone-means': ({ side }) =>
    `${sideName(side)}’s promotion zone: a ${sideName(side)} piece whose move ends in it can promote. It begins at the line with ${sideName(side)} arrowheads.`,
  'tns/moved-into-mate': ({ side }) =>
    `${sideName(side)} has moved into mate, and loses if it is still mate after ${sideName(otherSide(side))}’s turn.`,
  'tns/king-in-hand': ({ side }) =>
    `${sideName(side)}’s king is in ${sideName(otherSide(side))}’s hand. The game goes on without it until it is dropped.`,
  'tns/colour-taken': ({ taker }) =>
    `A ${sideName(taker.side)} ferz can’t be dropped there: the ${placedWords(taker)} is on the same colour.`,

  'tns/stage': () => 'stage of the turn',
  'tns/has-yet-to-move': () => 'no move made yet',
  'tns/may-drop': () => 'moved, may still drop',
  'tns/line-too-long': ({ side, count, kind, most }) =>
    `${sideName(side)} has ${String(count)} pieces of the ${kindWords(kind)}’s line; the most is ${String(most)}.`,
  'tns/no-held-piece': ({ letters, most, entry }) =>
    `A held piece is one of ${letters.join(', ')} with 1 to ${String(most)} turns left, not ${quote(entry)}.`,
  'tns/not-just-captured': () =>
    'Only one piece can have four turns left: the one captured in a turn that still goes on.',
  'tns/both-kings-promoted': () => 'Both kings are promoted, but only one side can have won.',
  'tns/nothing-to-drop': () => 'Nothing can be dropped, so the turn has ended: the stage of the turn is m.',
};
