import type * as data from '../../../../rulebook/tns/hands.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const hands: SectionProse<typeof data.hands> = {
  title: 'What you hold, and for how long',
  text: [
    'A captured piece forgets its promotions. Bishops, horses and tigers are held and dropped as ferzes; rooks, dragons and lions as wazirs; paladins, castles and elephants as knights. A king is held as a king.',
    'You can hold a piece for three turns at most. What you capture in your sixth turn you may drop in the seventh, the eighth or the ninth, and in the ninth you must: it is due, and the turn does not end before it has been dropped. The number beside a piece in hand says in how many of its holder’s turns it can still be dropped.',
    'Due means that it must go, not where. You may drop other pieces before it or after it.',
    'If you hold two of a kind, the one whose time is shorter goes first.',
  ],
  examples: {
    'base-pieces': {
      caption:
        'The wazir may take a tiger, a lion or an elephant. In hand they are a ferz, a wazir and a knight.',
    },
    'counting-down': {
      caption:
        'White has taken the wazir on d5 and keeps it. With each turn of White’s that ends it has one turn less.',
      why: {
        'd5-d6 end d8-d9 d6-d5 end d9-d8 d1-d2 end': 'The wazir is due.',
      },
    },
    'sixth-to-ninth': {
      caption:
        'White took this wazir in the sixth turn and has now moved in the ninth. It has to be dropped before the turn can end.',
      why: {
        end: 'The wazir is due in this turn.',
        'w@d8': 'A ferz stands there.',
      },
    },
    due: {
      caption:
        'White has moved. The ferz is due, the knight is not: the knight may be dropped as well, but does not stand in for the ferz.',
      why: {
        end: 'The ferz is due.',
        'n@a5 end': 'The ferz is due.',
      },
    },
    'fewest-turns-first': {
      caption: 'White holds two knights. The one that goes first is the one with a single turn left.',
    },
  },
  tasks: {
    'due-and-harmless': {
      prompt: 'The knight is due. Drop it so that your king is not in check.',
      hint: 'Stay off the squares from which a knight leaps to d4.',
      otherwise: ['From there the knight attacks your king: you have given it back to Black.'],
    },
  },
};
