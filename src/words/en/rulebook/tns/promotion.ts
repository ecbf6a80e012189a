import type * as data from '../../../../rulebook/tns/promotion.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const promotion: SectionProse<typeof data.promotion> = {
  title: 'Promotion',
  text: [
    'Your zone is the three ranks farthest from you: 7 to 9 for White, 1 to 3 for Black, nine squares each. A piece that ends its move there can be promoted by one step. It does not matter where the move began, or whether it captures.',
    'There are three ladders. Ferz, bishop, horse, tiger. Wazir, rook, dragon, lion. Knight, paladin, castle, elephant. A piece climbs one step with each move; from the top it climbs no further.',
    'You do not have to promote. A move out of the zone does not promote, though it began there. A drop does not promote either: the piece must make a move of its own first.',
    'Promoting the king wins the game. There are conditions for that: see Promoting the king.',
  ],
  examples: {
    'promote-on-entering': {
      caption:
        'Forward, the ferz enters the zone: there it can become a bishop, or stay a ferz. Backward, it stays a ferz.',
      why: {
        'c6-d5+': 'The move does not end in the zone.',
      },
      ground: {
        d7: 'promotion zone of White',
      },
    },
    'promote-within': {
      caption: 'A ferz in the zone can promote by a move within it, but not on its way out.',
      why: {
        'd7-c6+': 'A move that leaves the zone does not promote.',
      },
    },
    'promote-by-capture': {
      caption: 'The wazir can take a knight and become a rook in the same move.',
    },
    'promote-for-black': {
      caption: 'Black promotes on ranks 1 to 3. The wazir on c7 is in White’s zone, which does not help it.',
      why: {
        'c7-c8+': 'That is White’s zone.',
        'c4-b6+': 'The move does not end in the zone.',
      },
    },
    'step-by-step': {
      caption: 'Three moves in the zone make a wazir a lion: first a rook, then a dragon, then a lion.',
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
      caption: 'The bishop can become a horse and then a tiger, the paladin a castle and then an elephant.',
    },
    'drop-without-promotion': {
      caption:
        'White can drop the black knight in Black’s own zone. It lands as a knight, and can promote with its next move there.',
      why: {
        'n@e2+': 'A drop does not promote.',
      },
    },
  },
  tasks: {
    'make-a-rook': {
      prompt: 'Make your wazir a rook.',
      hint: 'It is in the zone already, and must not leave it.',
      otherwise: ['It is still a wazir. Its move must end in the zone, and you must choose to promote.'],
    },
    'take-and-promote': {
      prompt: 'Take a black piece and promote in the same move.',
      hint: 'You can take two pieces. One of them stands on rank 7.',
      otherwise: ['You have not taken a piece and promoted. One of the black pieces stands in your zone.'],
    },
  },
};
