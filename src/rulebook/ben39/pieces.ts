import { after, comes, goals, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const pieces: Section = {
  id: 'pieces',
  title: 'The pieces on the squares',
  text: [
    'Rook and queen move as in chess. The bishop does too, and may also take one step along rank or file, though it captures nothing so.',
    'The knightrider makes a knight’s leap and may go on with further leaps in the same direction. Every square on which it touches down must be there and be empty; on the last one it may capture.',
    'The gold general steps one square along rank or file, or diagonally forward. The silver general steps one square diagonally, or straight forward. Forward is away from their own side.',
    'The pawn steps one square forward and captures one square diagonally forward; it has no double step. When it comes to its last rank, row 14 for White and row 2 for Black, it becomes a queen, however it came there. Nowhere else: below a missing square it is merely stuck.',
    'A captured piece goes into the captor’s hand and changes sides, to be dropped later. A queen goes there as a pawn.',
    'What stands on crossings is in nobody’s way on the squares.',
  ],
  examples: [
    {
      id: 'rook',
      caption: 'The rook: any distance along rank and file.',
      position: '1k2/5/7/3R3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [goals('h8', 'b8 d8 f8 h10 h12 h14 h2 h4 h6 j8 l8 n8')],
    },
    {
      id: 'bishop',
      caption:
        'The bishop: any distance diagonally, or one step straight. It may take the pawn on d12, but not the one beside it.',
      position: '1k2/p4/7/2pB3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [
        goals('h8', 'f10 d12 j10 l12 f6 d4 j6 l4 h10 h6 j8'),
        illegal('h8-f8', 'With its straight step a bishop captures nothing.'),
      ],
    },
    {
      id: 'knightrider',
      caption:
        'From d6 the knightrider leaps to h8 and on to l10, where it may take the pawn. The pawn on f4 stands beside its ways and hinders nothing.',
      position: '1k2/5/5p1/7/1N5/1p3/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'd6',
      claims: [
        goals('d6', 'b10 f10 f2 h14 h4 h8 l10 l2'),
        illegal('d6-f8', 'That is a bishop’s step, not a leap.'),
      ],
    },
    {
      id: 'knightrider-blocked',
      caption: 'A piece on h8, where the knightrider would touch down, stops it there.',
      position: '1k2/5/5p1/3p3/1N5/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'd6',
      claims: [legal('d6-h8'), illegal('d6-l10', 'It cannot touch down on h8.')],
    },
    {
      id: 'gold',
      caption: 'The gold general: straight in four directions, and diagonally forward.',
      position: '1k2/5/7/3G3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [goals('h8', 'f8 f10 h6 h10 j8 j10')],
    },
    {
      id: 'silver',
      caption: 'The silver general: diagonally in four directions, and straight forward.',
      position: '1k2/5/7/3S3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [goals('h8', 'f6 f10 h10 j6 j10')],
    },
    {
      id: 'black-generals',
      caption: 'Black’s generals and pawns go the other way.',
      position: '1k2/5/6p/2g1s2/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 b -',
      picked: 'f8',
      claims: [goals('f8', 'd6 d8 f6 f10 h6 h8'), goals('j8', 'h6 h10 j6 l6 l10'), goals('n10', 'n8')],
    },
    {
      id: 'pawn',
      caption:
        'The pawn may step to h8 or take the silver general. What stands straight before it, it cannot take.',
      position: '1k2/5/7/4sg1/3P1P1/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h6',
      claims: [
        goals('h6', 'h8 j8'),
        goals('l6', 'j8'),
        illegal('h6-h10', 'There is no double step.'),
        comes('h6-j8', '1k2/5/7/4Pg1/5P1/5/2K1 8/8/8/8/8/8/8/8 d14,l2 b S'),
      ],
    },
    {
      id: 'pawn-promotes',
      caption:
        'On f14 the pawn becomes a queen. The pawn on b10 has no square before it, and none to take on: it is stuck.',
      position: '4/1P3/P4k1/7/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'f12',
      claims: [
        comes('f12-f14', '1Q2/5/P4k1/7/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 b -'),
        goals('b10', ''),
        after('f12-f14', goals('f14', '')),
      ],
    },
    {
      id: 'queen',
      caption: 'The queen: any distance along ranks, files and diagonals.',
      position: '1k2/5/7/3Q3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [goals('h8', 'b8 d12 d4 d8 f10 f6 f8 h10 h12 h14 h2 h4 h6 j10 j6 j8 l12 l4 l8 n8')],
    },
    {
      id: 'captured-queen',
      caption: 'The rook may take the pawn or the queen. Either way White has a pawn in hand.',
      position: '1k2/5/1p5/1R1q3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'd8',
      claims: [
        comes('d8-h8', '1k2/5/1p5/3R3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 b P'),
        comes('d8-d10', '1k2/5/1R5/3q3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 b P'),
      ],
    },
    {
      id: 'crossings-do-not-block',
      caption:
        'Chad rooks stand to all sides of the rook, on the crossings. On the squares its ways are open.',
      position: '1k2/5/7/3R3/7/5/2K1 8/8/8/3xx3/3xx3/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [goals('h8', 'b8 d8 f8 h10 h12 h14 h2 h4 h6 j8 l8 n8')],
    },
  ],
  tasks: [
    {
      id: 'ride-to-the-rook',
      prompt: 'Take the black rook.',
      position: '1k2/5r/3p3/7/N6/SB3/2K 8/8/8/8/8/8/8/8 d14,n12 w -',
      goals: [
        {
          kind: 'stands',
          piece: 'N',
          site: 'n12',
          otherwise: 'The black rook is still there. One of your pieces can reach it in a single move.',
        },
      ],
      hint: 'The knightrider leaps on in one direction.',
      solution: ['b6-n12'],
    },
    {
      id: 'a-new-queen',
      prompt: 'Make a queen.',
      position: 'g2r/P3P/7/2k4/4S2/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      goals: [
        {
          kind: 'action',
          pattern: 'l12-j14',
          otherwise: 'No pawn has come to row 14.',
        },
      ],
      hint: 'One pawn has nothing before it, the other an enemy. But pawns take diagonally.',
      solution: ['l12-j14'],
    },
  ],
};
