import type * as data from '../../../../rulebook/tns/promotedPieces.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const promotedPieces: SectionProse<typeof data.promotedPieces> = {
  title: 'The promoted pieces',
  text: [
    'Bishop and rook slide as in chess: any distance along diagonals, or along ranks and files, up to the first piece in the way, which they may take if it is an enemy.',
    'Each further step of a ladder adds something. The horse moves as a bishop or a wazir, and the tiger as a knight too. The dragon moves as a rook or a ferz, and the lion as a knight too. The paladin moves as a knight or a king.',
    'The castle is another matter. It leaps to the sixteen squares around its neighbours, two squares away along a line, along a diagonal or as a knight, and it can no longer step to a square beside it. The elephant moves as a castle, a rook or a bishop.',
    'Only sliding can be blocked; leaps cannot. The board must be there, too: nothing slides across the outline.',
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
      caption: 'The elephant: a castle, a rook or a bishop. Thirty squares lie open to it here.',
    },
    'blocked-rook': {
      caption:
        'The rook stops before the wazir and the knight of its own side, and on the black knight, which it may take.',
      why: {
        'c5-c8': 'The knight on c7 is in the way.',
        'c5-g5': 'The wazir on e5 is in the way.',
      },
    },
    'castle-over-neighbours': {
      caption:
        'The castle leaps over all its neighbours and takes none of them; the knights at distance two it may take.',
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
        'The black king is not attacked. A castle attacks the ring two squares away from it, and nothing nearer or farther.',
      ],
    },
  },
};
