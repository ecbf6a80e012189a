import type * as data from '../../../../rulebook/tns/promotedPieces.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const promotedPieces: SectionProse<typeof data.promotedPieces> = {
  title: 'The promoted pieces',
  text: [
    'Bishop and rook slide as in chess, any distance along diagonals or along ranks and files. They stop at the first piece in the way, and can take it if it is an enemy.',
    'Each further step of a ladder adds something. The horse moves as a bishop or a wazir, and the tiger as a knight too. The dragon moves as a rook or a ferz, and the lion as a knight too. The paladin moves as a knight or a king.',
    'The castle is different. It leaps exactly two squares, along a line, diagonally or as a knight: to the ring of sixteen squares around its neighbours. It cannot step to a neighbour. The elephant moves as a castle, a rook or a bishop.',
    'Slides can be blocked, leaps cannot. A slide also ends at the edge, and nothing slides from one part of the board to another across the outside.',
  ],
  examples: {
    bishop: {
      caption: 'The bishop: any distance diagonally.',
    },
    horse: {
      caption: 'The horse: a bishop or a wazir.',
    },
    tiger: {
      caption: 'The tiger: a horse or a knight.',
    },
    rook: {
      caption: 'The rook: any distance along rank and file.',
    },
    dragon: {
      caption: 'The dragon: a rook or a ferz.',
    },
    lion: {
      caption: 'The lion: a dragon or a knight.',
    },
    paladin: {
      caption: 'The paladin: a knight or a king.',
    },
    castle: {
      caption: 'The castle: any of the sixteen squares of the ring at distance two.',
      why: {
        'd5-d6': 'A castle leaps past its neighbours.',
      },
    },
    elephant: {
      caption: 'The elephant: a castle, a rook or a bishop. Here it can go to thirty squares.',
    },
    'blocked-rook': {
      caption:
        'The rook stops in front of the wazir and the knight of its own side. It can take the black knight, and goes no further.',
      why: {
        'c5-c8': 'The knight on c7 is in the way.',
        'c5-g5': 'The wazir on e5 is in the way.',
      },
    },
    'castle-over-neighbours': {
      caption:
        'The castle leaps over all its neighbours and takes none of them. It can take the knights at distance two.',
      why: {
        'd5-e5': 'A castle leaps past its neighbours.',
      },
    },
  },
  tasks: {
    'castle-check': {
      prompt: 'Give check with the castle.',
      hint: 'Look for a square that lies two files or two ranks away from the king.',
      otherwise: [
        'The black king is not in check. A castle attacks the ring two squares away from it, and nothing nearer or farther.',
      ],
    },
  },
};
