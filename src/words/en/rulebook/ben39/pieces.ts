import type * as data from '../../../../rulebook/ben39/pieces.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const pieces: SectionProse<typeof data.pieces> = {
  title: 'The pieces on the squares',
  text: [
    'Rook and queen move as in chess. The bishop does too, and may also take one step along rank or file, though it captures nothing so.',
    'The knightrider makes a knight’s leap and may go on with further leaps in the same direction. Every square on which it touches down must be there and be empty; on the last one it may capture.',
    'The gold general steps one square along rank or file, or diagonally forward. The silver general steps one square diagonally, or straight forward. Forward is away from their own side.',
    'The pawn steps one square forward and captures one square diagonally forward; it has no double step. When it comes to its last rank, row 14 for White and row 2 for Black, it becomes a queen, however it came there. Nowhere else: below a missing square it is merely stuck.',
    'A captured piece goes into the captor’s hand and changes sides, to be dropped later. A queen goes there as a pawn.',
    'What stands on crossings is in nobody’s way on the squares.',
  ],
  examples: {
    rook: {
      caption: 'The rook: any distance along rank and file.',
    },
    bishop: {
      caption:
        'The bishop: any distance diagonally, or one step straight. It may take the pawn on d12, but not the one beside it.',
      why: {
        'h8-f8': 'With its straight step a bishop captures nothing.',
      },
    },
    knightrider: {
      caption:
        'From d6 the knightrider leaps to h8 and on to l10, where it may take the pawn. The pawn on f4 stands beside its ways and hinders nothing.',
      why: {
        'd6-f8': 'That is a bishop’s step, not a leap.',
      },
    },
    'knightrider-blocked': {
      caption: 'A piece on h8, where the knightrider would touch down, stops it there.',
      why: {
        'd6-l10': 'It cannot touch down on h8.',
      },
    },
    gold: {
      caption: 'The gold general: straight in four directions, and diagonally forward.',
    },
    silver: {
      caption: 'The silver general: diagonally in four directions, and straight forward.',
    },
    'black-generals': {
      caption: 'Black’s generals and pawns go the other way.',
    },
    pawn: {
      caption:
        'The pawn may step to h8 or take the silver general. What stands straight before it, it cannot take.',
      why: {
        'h6-h10': 'There is no double step.',
      },
    },
    'pawn-promotes': {
      caption:
        'On f14 the pawn becomes a queen. The pawn on b10 has no square before it, and none to take on: it is stuck.',
    },
    queen: {
      caption: 'The queen: any distance along ranks, files and diagonals.',
    },
    'captured-queen': {
      caption: 'The rook may take the pawn or the queen. Either way White has a pawn in hand.',
    },
    'crossings-do-not-block': {
      caption:
        'Chad rooks stand to all sides of the rook, on the crossings. On the squares its ways are open.',
    },
  },
  tasks: {
    'ride-to-the-rook': {
      prompt: 'Take the black rook.',
      hint: 'The knightrider leaps on in one direction.',
      otherwise: ['The black rook is still there. One of your pieces can reach it in a single move.'],
    },
    'a-new-queen': {
      prompt: 'Make a queen.',
      hint: 'One pawn has nothing before it, the other an enemy. But pawns take diagonally.',
      otherwise: ['No pawn has come to row 14.'],
    },
  },
};
