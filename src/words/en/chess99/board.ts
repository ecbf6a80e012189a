import { NONE } from '../../../engine/rules/setup.ts';
import type { PositionMessage } from '../../../engine/setup/positionMessage.ts';
import type { Chess99Message } from '../../../engine/variants/chess99/message.ts';
import type { Sentences } from '../../sentences.ts';
import { quote, sideName, withArticle } from '../grammar.ts';
import { positions } from '../positions.ts';

export const board: Sentences<PositionMessage | Chess99Message> = {
  ...positions,
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
  'chess99/hint/king-capture': () =>
    'Capturing the king wins, unless your own king is then attacked or is all that you have left.',
  'chess99/hint/en-passant-by-any-piece': () =>
    'Any piece, not only a pawn, can capture a pawn that has just gone two squares as if it had gone one.',
  'chess99/hint/en-passant-by-pawn': () =>
    'A pawn that has just gone two squares can be captured as if it had gone one, in the very next turn only.',
  'chess99/hint/check': () => 'You may ignore a check, but your opponent may then take your king.',
  'chess99/hint/both-in-check': () => 'While both kings are in check, the player to move may claim a draw.',
  'chess99/hint/castling': () =>
    'On its first rank a king can change places with any piece of its own beside it, even in check.',
  'chess99/hint/waiting-pawn': () =>
    'A pawn on the last rank stays a pawn; in any later turn it can become a bishop or a knight.',
  'chess99/hint/two-squares': () =>
    'A pawn can go two squares from wherever it stands, not only on its first move.',
  'chess99/hint/move-limit': ({ limit }) =>
    `The game is drawn after Black’s move\u00a0${String(limit)} if both kings are still there.`,

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
