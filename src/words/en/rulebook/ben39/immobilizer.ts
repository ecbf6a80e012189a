import type * as data from '../../../../rulebook/ben39/immobilizer.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const immobilizer: SectionProse<typeof data.immobilizer> = {
  title: 'The immobilizer',
  text: [
    'An immobilizer holds every enemy on the squares around it. A piece that is immobilized cannot move by itself, and so it captures nothing either. Pieces on crossings are not affected, nor are those of the immobilizer’s own side.',
    'It is released as soon as the immobilizer goes away. And it can still be moved by others: teleported, rotated, or carried by a movable square, even onto an enemy, which it then captures.',
    'Its drop is restricted: not at a corner of a square with an enemy on it, so that nobody is immobilized in the turn in which it comes. Drop it elsewhere, and move it there later.',
    'Since nothing captures it, an immobilizer beside a piece that attacks your king is a sure answer, as long as that piece comes by itself. Against a teleport or a rotation it does not help.',
  ],
  examples: {
    'answer-by-immobilizing': {
      caption:
        'White’s gold general attacks the king on h4. Black’s immobilizer answers from g3 or e3: both are corners of f2. From m5 it would not help.',
    },
    'own-side-is-free': {
      caption:
        'The immobilizer has gone to g3 and holds White’s gold general and bishop. Black’s own knightrider is free, though it stands beside it; so is White’s on j4, which stands too far away.',
    },
    released: {
      caption: 'The immobilizer holds the rook. When it leaves, the rook may move again.',
    },
    'no-drop-beside-an-enemy': {
      caption:
        'The immobilizer in White’s hand may not be dropped at a corner of the rook’s square. It may be dropped on i5, and go to e1 in the next turn.',
      why: {
        'I@e3': 'It would immobilize the rook at once.',
        'I@g5': 'It would immobilize the rook at once.',
      },
    },
    'moved-by-others': {
      caption:
        'The rook on f4 is immobilized. A wizard may send it from there to l8, though, and so it takes the bishop.',
      why: {
        'f4-f8': 'It is immobilized.',
      },
    },
    'no-help-against-wizards': {
      caption:
        'Black’s immobilizer on g5 holds White’s rook on f4. All the same the wizards can send the rook to the king’s square: Black is still in check.',
    },
    'rotated-by-others': {
      caption: 'A spider turns the immobilized rook from f4 to d4, where it takes the knightrider.',
      why: {
        'f4-d4': 'It is immobilized.',
      },
    },
  },
  tasks: {
    'stop-the-gold': {
      prompt: 'You are Black, and the gold general attacks your king. Answer with the immobilizer.',
      hint: 'Which corners of f2 can the immobilizer reach?',
      otherwise: ['The gold general can still take your king.'],
    },
    'hold-two': {
      prompt: 'Two pieces attack your king. Stop both with one move.',
      hint: 'The squares of the two attackers lie side by side: two crossings are corners of both.',
      otherwise: ['One of the two can still take your king.'],
    },
  },
};
