import type * as data from '../../../../rulebook/ben39/pieces.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const pieces: SectionProse<typeof data.pieces> = {
  title: 'The pieces on the squares',
  text: [
    'Rook and queen move as in chess. So does the bishop, which can also step one square along rank or file, but not to capture.',
    'The knightrider makes a knight’s leap, and can go on with further leaps in the same direction. Every square where it touches down must exist and be empty; on the last one it can capture.',
    'The gold general steps one square along rank or file, or diagonally forward. The silver general steps one square diagonally, or straight forward. Forward is away from their own side.',
    'The pawn steps one square forward and captures one square diagonally forward. It has no double step. When it comes to its last rank, row 14 for White and row 2 for Black, it becomes a queen, however it got there. A pawn below a missing square is merely stuck.',
    'A captured piece goes into your hand and changes sides: you can drop it later. A queen goes there as a pawn.',
    'Pieces on crossings block nothing on the squares.',
  ],
  examples: {
    rook: {
      caption: 'The rook: any distance along rank and file.',
    },
    bishop: {
      caption:
        'The bishop: any distance diagonally, or one step straight. It can take the pawn on d12, but not the one beside it.',
      why: {
        'h8-f8': 'With its straight step a bishop captures nothing.',
      },
    },
    knightrider: {
      caption:
        'From d6 the knightrider leaps to h8 and on to l10, where it can take the pawn. The pawn on f4 is not in its way.',
      why: {
        'd6-f8': 'That is a bishop’s step, not a leap.',
      },
    },
    'knightrider-blocked': {
      caption: 'The knightrider would touch down on h8, so the piece there stops it.',
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
        'The pawn can step to h8 or take the silver general. It cannot take what stands straight ahead.',
      why: {
        'h6-h10': 'There is no double step.',
      },
    },
    'pawn-promotes': {
      caption:
        'On f14 the pawn becomes a queen. The pawn on b10 cannot move: there is no square ahead of it, and nothing to take.',
    },
    queen: {
      caption: 'The queen: any distance along ranks, files and diagonals.',
    },
    'captured-queen': {
      caption: 'The rook can take the pawn or the queen. Either way White then has a pawn in hand.',
    },
    'crossings-do-not-block': {
      caption: 'Chad rooks stand on the crossings all around the rook. On the squares its ways are open.',
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
      hint: 'One pawn has no square ahead, and an enemy blocks the other. But pawns take diagonally.',
      otherwise: ['No pawn has come to row 14.'],
    },
  },
};
