import type * as data from '../../../../rulebook/tns/hands.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const hands: SectionProse<typeof data.hands> = {
  title: 'What you hold, and for how long',
  text: [
    'A captured piece loses its promotions. You hold and drop bishops, horses and tigers as ferzes, rooks, dragons and lions as wazirs, and paladins, castles and elephants as knights. A king stays a king.',
    'You can hold a piece for three turns at most. What you capture in your sixth turn you may drop in your seventh, eighth or ninth, and in the ninth you must: the piece is due, and your turn cannot end before you drop it. The number on a piece in your hand is the number of turns in which you can still drop it. When the last of them comes, an exclamation mark takes its place: drop the piece now.',
    'You choose where a due piece goes. You may drop other pieces before it or after it.',
    'If you hold two of a kind, the one with less time goes first.',
  ],
  examples: {
    'base-pieces': {
      caption:
        'The wazir can take a tiger, a lion or an elephant. In hand they become a ferz, a wazir and a knight.',
    },
    'counting-down': {
      caption:
        'White has taken the wazir on d5 and keeps it. With every turn that White ends, one turn less is left.',
      why: {
        'd5-d6 end d8-d9 d6-d5 end d9-d8 d1-d2 end': 'The wazir is due.',
      },
    },
    'sixth-to-ninth': {
      caption:
        'White took this wazir in the sixth turn and has now moved in the ninth. The wazir must be dropped before the turn can end.',
      why: {
        end: 'The wazir is due in this turn.',
        'w@d8': 'A ferz stands there.',
      },
    },
    due: {
      caption:
        'White has moved. The ferz is due, the knight is not. White may drop the knight as well, but not instead of the ferz.',
      why: {
        end: 'The ferz is due.',
        'n@a5 end': 'The ferz is still due.',
      },
    },
    'fewest-turns-first': {
      caption: 'White holds two knights. The one with a single turn left is dropped first.',
    },
  },
  tasks: {
    'shut-the-file': {
      prompt: 'Answer the check without moving the king. Move first, then drop.',
      hint: 'The knight that you drop is Black’s, but a rook cannot pass it.',
      otherwise: [
        'The king has moved. Leave it on d1 this time.',
        'Your king is still in check. The knight must come between it and the rook.',
      ],
    },
    'due-and-harmless': {
      prompt: 'The knight is due. Drop it so that your king is not in check.',
      hint: 'Stay off the squares from which a knight leaps to d4.',
      otherwise: ['From there the knight attacks your king: you have given it back to Black.'],
    },
  },
};
