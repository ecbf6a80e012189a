import type * as data from '../../../../rulebook/tns/promotion.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const promotion: SectionProse<typeof data.promotion> = {
  title: 'Promotion',
  text: [
    'Each side promotes in the three ranks farthest from it: 7 to 9 for White, 1 to 3 for Black, nine squares each. A piece that ends its move there may be promoted by a step. It does not matter whether it comes from outside or was there before, nor whether it captures.',
    'There are three ladders. Ferz, bishop, horse, tiger. Wazir, rook, dragon, lion. Knight, paladin, castle, elephant. A piece climbs one step for each move; from the top it climbs no further.',
    'Nobody has to promote. A move out of the zone does not promote, though it began there. Nor does a drop: a dropped piece has to make a move of its own first.',
    'To promote the king is to win the game. For that there are conditions, in a section of their own.',
  ],
  examples: {
    'promote-on-entering': {
      caption:
        'Forward the ferz comes into the zone: it may stay a ferz or become a bishop. Backward it stays what it is.',
      why: {
        'c6-d5+': 'The move does not end in the zone.',
      },
      ground: {
        d7: 'promotion zone of White',
      },
    },
    'promote-within': {
      caption: 'A ferz that is in the zone may promote by a move within it, but not on its way out.',
      why: {
        'd7-c6+': 'A move that leaves the zone does not promote.',
      },
    },
    'promote-by-capture': {
      caption: 'A wazir takes a knight and becomes a rook by the same move.',
    },
    'promote-for-black': {
      caption:
        'Black promotes on ranks 1 to 3. The wazir on c7 is in White’s zone, which is of no use to it.',
      why: {
        'c7-c8+': 'That is White’s zone.',
        'c4-b6+': 'The move does not end in the zone.',
      },
    },
    'step-by-step': {
      caption: 'Three moves in the zone make a lion of a wazir: first a rook, then a dragon, then a lion.',
      why: {
        'd6-d7+ a4-a5 d7-c7+ a5-a4 c7-d7+ a4-a5 d7-c7+': 'A lion promotes no further.',
      },
    },
    'top-of-the-ladder': {
      caption: 'Tiger and elephant are at the top, as is the lion: they promote no further.',
      why: {
        'c7-d8+': 'A tiger promotes no further.',
        'e7-d8+': 'An elephant promotes no further.',
      },
    },
    'second-and-third-ladder': {
      caption:
        'The bishop becomes a horse and the horse a tiger, the paladin a castle and the castle an elephant.',
    },
    'drop-without-promotion': {
      caption:
        'White drops the black knight in Black’s own zone. It lands as a knight, and promotes with its next move there.',
      why: {
        'n@e2+': 'A drop does not promote.',
      },
    },
  },
  tasks: {
    'make-a-rook': {
      prompt: 'Make a rook of your wazir.',
      hint: 'It is in the zone already; it must not leave it.',
      otherwise: [
        'It is a wazir still. Its move has to end in the zone, and you have to choose the promotion.',
      ],
    },
    'take-and-promote': {
      prompt: 'Take a black piece and promote by the same move.',
      hint: 'Of the two pieces that you can take, one stands on rank 7.',
      otherwise: ['One of the black pieces stands in your zone. Take that one, and promote.'],
    },
  },
};
