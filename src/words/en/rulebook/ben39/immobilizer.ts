import type * as data from '../../../../rulebook/ben39/immobilizer.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const immobilizer: SectionProse<typeof data.immobilizer> = {
  title: 'The immobilizer',
  text: [
    'An immobilizer holds every enemy on the squares around it. An immobilized piece cannot move by itself, so it captures nothing either. Pieces on crossings are not affected, nor are those of the immobilizer’s own side.',
    'A piece is free again as soon as the immobilizer leaves. And others can still move it: wizards, spiders and movable squares, even onto an enemy, which it then captures.',
    'You may not drop an immobilizer at a corner of a square with an enemy on it, so that it never immobilizes anybody in the turn in which it comes. Drop it somewhere else, and move it there later.',
    'Nothing can capture an immobilizer, so beside a piece that attacks your king it is a sure answer, as long as that piece would come by itself. It does not help against a teleport or a rotation.',
  ],
  examples: {
    'answer-by-immobilizing': {
      caption:
        'White’s gold general attacks the king on h4. Black’s immobilizer can answer on g3 or e3: both are corners of f2. On m5 it would not help.',
    },
    'own-side-is-free': {
      caption:
        'The immobilizer has gone to g3 and holds White’s gold general and bishop. Black’s own knightrider beside it is free, and so is White’s on j4, which stands too far away.',
    },
    released: {
      caption: 'The immobilizer holds the rook. If it leaves, the rook can move again.',
    },
    'no-drop-beside-an-enemy': {
      caption:
        'White may not drop the immobilizer at a corner of the rook’s square. White may drop it on i5, and move it to e1 in the next turn.',
      why: {
        'I@e3': 'It would immobilize the rook at once.',
        'I@g5': 'It would immobilize the rook at once.',
      },
    },
    'moved-by-others': {
      caption: 'The rook on f4 is immobilized. But a wizard can send it to l8, where it takes the bishop.',
      why: {
        'f4-f8': 'It is immobilized.',
      },
    },
    'no-help-against-wizards': {
      caption:
        'Black’s immobilizer on g5 holds White’s rook on f4. But the wizards can send the rook to the king’s square, so Black is in check all the same.',
    },
    'rotated-by-others': {
      caption: 'The spider can turn the immobilized rook from f4 to d4, where it takes the knightrider.',
      why: {
        'f4-d4': 'It is immobilized.',
      },
    },
  },
  tasks: {
    'stop-the-gold': {
      prompt: 'You are Black, and the gold general attacks your king. Answer with the immobilizer.',
      hint: 'Which corners of f2 can the immobilizer reach?',
      otherwise: ['White can still take your king.'],
    },
    'hold-two': {
      prompt: 'Two pieces attack your king. Stop both with one move.',
      hint: 'The squares of the two attackers are next to each other: two crossings are corners of both.',
      otherwise: ['Black can still take your king.'],
    },
  },
};
