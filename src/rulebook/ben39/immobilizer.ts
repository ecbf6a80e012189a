import { after, comes, ends, goals, illegal, legal, marked, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const immobilizer: Section = {
  id: 'immobilizer',
  title: 'The immobilizer',
  text: [
    'An immobilizer holds every enemy on the squares around it. A piece that is immobilized cannot move by itself, and so it captures nothing either. Pieces on crossings are not affected, nor are those of the immobilizer’s own side.',
    'It is released as soon as the immobilizer goes away. And it can still be moved by others: teleported, rotated, or carried by a movable square, even onto an enemy, which it then captures.',
    'Its drop is restricted: not at a corner of a square with an enemy on it, so that nobody is immobilized in the turn in which it comes. Drop it elsewhere, and move it there later.',
    'Since nothing captures it, an immobilizer beside a piece that attacks your king is a sure answer, as long as that piece comes by itself. Against a teleport or a rotation it does not help.',
  ],
  examples: [
    {
      id: 'answer-by-immobilizing',
      caption:
        'White’s gold general attacks the king on h4. Black’s immobilizer answers from g3 or e3: both are corners of f2. From m5 it would not help.',
      position: '5/5/5K1/7/7/1nkN1/GB1 8/8/8/8/8/8/6i1/8 d14,l14 b -',
      picked: 'm3',
      claims: [
        marked('h4', 'check'),
        after('m3-g3', goals('f2', ''), marked('f2', 'frozen'), unmarked('h4', 'check')),
        after('m3-e3', goals('f2', ''), marked('f2', 'frozen'), unmarked('h4', 'check')),
        after('m3-m5', legal('f2-h4'), marked('h4', 'check')),
      ],
    },
    {
      id: 'own-side-is-free',
      caption:
        'The immobilizer has gone to g3 and holds White’s gold general and bishop. Black’s own knightrider is free, though it stands beside it; so is White’s on j4, which stands too far away.',
      position: '5/5/5K1/7/7/1nkN1/GB1 8/8/8/8/8/8/6i1/8 d14,l14 b -',
      played: ['m3-g3'],
      picked: 'f4',
      claims: [
        goals('f4', 'b6 d8 h8 j12 j2 j6 n8'),
        goals('h2', ''),
        marked('h2', 'frozen'),
        unmarked('f4', 'frozen'),
        unmarked('j4', 'frozen'),
      ],
    },
    {
      id: 'released',
      caption: 'The immobilizer holds the rook. When it leaves, the rook may move again.',
      position: '3k/5/7/7/2R4/5/1K2 8/8/8/8/3i4/8/8/8 d14,l2 b -',
      picked: 'f6',
      claims: [goals('f6', ''), after('g7-i9', legal('f6-f12')), after('g7-e7', goals('f6', ''))],
    },
    {
      id: 'no-drop-beside-an-enemy',
      caption:
        'The immobilizer in White’s hand may not be dropped at a corner of the rook’s square. It may be dropped on i5, and go to e1 in the next turn.',
      position: '2k1/5/7/3K3/7/1r3/4 8/8/8/8/8/8/8/8 d14,l2 w I',
      claims: [
        illegal('I@e3', 'It would immobilize the rook at once.'),
        illegal('I@g5', 'It would immobilize the rook at once.'),
        legal('I@i5'),
        after('I@i5 f4-f2', legal('i5-e1')),
        after('I@i5 f4-f2 i5-e1', marked('f2', 'frozen'), goals('f2', '')),
      ],
    },
    {
      id: 'moved-by-others',
      caption:
        'The rook on f4 is immobilized. A wizard may send it from there to l8, though, and so it takes the bishop.',
      position: '3k/5/7/5b1/7/1R3/1K2 8/8/8/5W2/8/2W5/3i4/8 d14,l2 w -',
      picked: 'e5',
      claims: [
        marked('f4', 'frozen'),
        illegal('f4-f8', 'It is immobilized.'),
        comes('e5*f4', '3k/5/7/5R1/7/5/1K2 8/8/8/5W2/8/2W5/3i4/8 d14,l2 b B'),
      ],
    },
    {
      id: 'no-help-against-wizards',
      caption:
        'Black’s immobilizer on g5 holds White’s rook on f4. All the same the wizards can send the rook to the king’s square: Black is still in check.',
      position: '4/5p/7/5k1/7/1R3/1K1 8/8/8/5W2/8/2Wi4/8/8 d14,n12 b -',
      picked: 'g5',
      claims: [marked('f4', 'frozen'), marked('l8', 'check'), ends('n12-n10 e5*f4', 'w king-captured')],
    },
    {
      id: 'rotated-by-others',
      caption: 'A spider turns the immobilized rook from f4 to d4, where it takes the knightrider.',
      position: '3k/5/7/7/7/nR3/1K2 8/8/8/8/8/3i4/2Z5/8 d14,l2 w -',
      picked: 'e3',
      claims: [
        illegal('f4-d4', 'It is immobilized.'),
        comes('e3ccw', '3k/5/7/7/7/R4/1K2 8/8/8/8/8/3i4/2Z5/8 d14,l2 b N'),
        comes('e3cw', '3k/5/7/7/7/n4/RK2 8/8/8/8/8/3i4/2Z5/8 d14,l2 b -'),
      ],
    },
  ],
  tasks: [
    {
      id: 'stop-the-gold',
      prompt: 'You are Black, and the gold general attacks your king. Answer with the immobilizer.',
      position: '5/5/5K1/7/7/1nkN1/GB1 8/8/8/8/8/8/6i1/8 d14,l14 b -',
      goals: [{ kind: 'safe', otherwise: 'The gold general can still take your king.' }],
      hint: 'Which corners of f2 can the immobilizer reach?',
      solution: ['m3-g3'],
    },
    {
      id: 'hold-two',
      prompt: 'Two pieces attack your king. Stop both with one move.',
      position: '1k2/5/7/3rn2/7/2K2/4 8/8/6I1/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'safe', otherwise: 'One of the two can still take your king.' }],
      hint: 'The squares of the two attackers lie side by side: two crossings are corners of both.',
      solution: ['m11-i7'],
    },
  ],
};
