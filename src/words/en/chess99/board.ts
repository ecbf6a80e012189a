import { NONE } from '../../../engine/rules/setup.ts';
import type { PositionMessage } from '../../../engine/setup/positionMessage.ts';
import type { Chess99Message } from '../../../engine/variants/chess99/message.ts';
import type { Sentences } from '../../sentences.ts';
import { quote, sideName, withArticle } from '../grammar.ts';
import { positions } from '../positions.ts';
import { hints } from './hints.ts';

export const board: Sentences<PositionMessage | Chess99Message> = {
  ...positions,
  ...hints,
  'chess99/movement/king': () =>
    'Moves one square in any direction, or changes places with the piece next to it on its first rank',
  'chess99/movement/queen': () => 'Moves any distance along ranks, files and diagonals',
  'chess99/movement/paladin': () => 'Moves as a bishop or as a knight',
  'chess99/movement/rook': () => 'Moves any distance along ranks and files',
  'chess99/movement/bishop': () => 'Moves any distance along diagonals',
  'chess99/movement/knight': () => 'Leaps two squares one way and one square across',
  'chess99/movement/pawn': () =>
    'Moves one or two squares forward from anywhere and captures one square diagonally forward; on the last rank it waits to become a bishop or a knight',
  'chess99/capture-en-passant': () => 'Capture en passant',
  'chess99/just-move': () => 'Just move',
  'chess99/become': ({ kind }) => `Become ${withArticle(kind)} and stay`,
  'chess99/waiting-to-promote': () => 'waiting to promote',
  'chess99/passed-over': ({ side }) => `passed over by ${sideName(side)}’s pawn`,

  'chess99/square-passed-over': () => 'square passed over',
  'chess99/move-number': () => 'move number',
  'chess99/king-missing': ({ side }) => `${sideName(side)} has just moved and must still have a king.`,
  'chess99/no-square-passed-over': ({ text }) =>
    `The square passed over is a square or ${NONE}, not ${quote(text)}.`,
  'chess99/passed-over-the-edge': ({ square }) =>
    `No pawn can have passed over ${square}: it lies on the edge of the board.`,
  'chess99/passed-over-no-gap': ({ square, left }) =>
    `A pawn that passed over ${square} left it and ${left} empty.`,
  'chess99/passed-over-by-nothing': ({ square, side, landed }) =>
    `No pawn of ${sideName(side)} stands on ${landed} that passed over ${square}.`,
  'chess99/wrong-move-number': ({ turn, most, text }) =>
    `With ${sideName(turn)} to move the move number is from 1 to ${String(most)}, not ${quote(text)}.`,
};
