import { otherSide } from '../../../engine/rules/side.ts';
import type { PositionMessage } from '../../../engine/setup/positionMessage.ts';
import type { TnsMessage } from '../../../engine/variants/tns/message.ts';
import type { Sentences } from '../../sentences.ts';
import { kindOnSite, kindWords, quote, sideName, withArticle } from '../grammar.ts';
import { positions } from '../positions.ts';

export const board: Sentences<PositionMessage | TnsMessage> = {
  ...positions,
  'tns/movement/king': () => 'One square in any direction',
  'tns/movement/ferz': () => 'One square diagonally',
  'tns/movement/wazir': () => 'One square along rank or file',
  'tns/movement/knight': () => 'Leaps two squares one way and one square across',
  'tns/movement/bishop': () => 'Any distance along diagonals',
  'tns/movement/horse': () => 'Moves as a bishop or as a wazir',
  'tns/movement/tiger': () => 'Moves as a bishop, a wazir or a knight',
  'tns/movement/rook': () => 'Any distance along ranks and files',
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
  'tns/moved-into-mate': ({ side }) =>
    `${sideName(side)} has moved into mate. That loses only if it stands after ${sideName(otherSide(side))}’s turn.`,
  'tns/king-in-hand': ({ side }) =>
    `${sideName(side)}’s king is in ${sideName(otherSide(side))}’s hand. The game goes on without it until it is dropped.`,
  'tns/hint/king-promotion': () =>
    'A king that moves into its zone wins if it is unattacked there, or attacked with no way out.',
  'tns/hint/king-capture': () =>
    'Capturing the king does not win: it is held for three turns at most, and comes back by a drop.',
  'tns/hint/check': () =>
    'Check binds nobody, for a captured king comes back; what loses is a mate that stands.',
  'tns/hint/due': () =>
    'A held piece with an exclamation mark is due: the turn cannot end before it is dropped.',
  'tns/hint/drops': () =>
    'After its move a side may drop what it holds; it is the opponent who moves those pieces then.',
  'tns/hint/colour': () =>
    'A ferz cannot be dropped on the colour on which its own side has a ferz or a bishop.',
  'tns/hint/countdown': () =>
    'A captured piece still belongs to its old side; who holds it must drop it within three turns.',
  'tns/hint/promotion': () =>
    'A piece whose move ends in its zone may promote by a step; it may as well stay what it is.',
  'tns/colour-taken': ({ taker }) =>
    `${sideName(taker.side)}’s ${kindOnSite(taker)} stands on this colour already, so that no ferz is dropped on it.`,

  'tns/stage': () => 'stage',
  'tns/has-yet-to-move': () => 'has yet to move',
  'tns/may-drop': () => 'has moved and may drop',
  'tns/line-too-long': ({ side, count, kind, most }) =>
    `${sideName(side)} has ${String(count)} pieces of the ${kindWords(kind)}’s line; the most is ${String(most)}.`,
  'tns/no-held-piece': ({ letters, most, entry }) =>
    `A held piece is one of ${letters.join(', ')} with 1 to ${String(most)} turns left, not ${quote(entry)}.`,
  'tns/not-just-captured': () =>
    'Four turns are left only for one piece, captured in a turn that still goes on.',
  'tns/both-kings-promoted': () => 'Both kings are promoted; only one side can have won.',
  'tns/nothing-to-drop': () => 'Nothing can be dropped, so that the turn would have ended: the stage is m.',
};
