import { after, comes, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const hands: Section = {
  id: 'hands',
  title: 'What you hold, and for how long',
  text: [
    'A captured piece forgets its promotions. Bishops, horses and tigers are held and dropped as ferzes; rooks, dragons and lions as wazirs; paladins, castles and elephants as knights. A king is held as a king.',
    'You can hold a piece for three turns at most. What you capture in your sixth turn you may drop in the seventh, the eighth or the ninth, and in the ninth you must: it is due, and the turn does not end before it has been dropped. The number beside a piece in hand says in how many of its holder’s turns it can still be dropped.',
    'Due means that it must go, not where. You may drop other pieces before it or after it.',
    'If you hold two of a kind, the one whose time is shorter goes first.',
  ],
  examples: [
    {
      id: 'base-pieces',
      caption:
        'The wazir may take a tiger, a lion or an elephant. In hand they are a ferz, a wazir and a knight.',
      position: '1/3/5/k6/3t3/2lWe2/5/3/K w - m',
      picked: 'd4',
      claims: [
        comes('d4-d5', '1/3/5/k6/3W3/2l1e2/5/3/K b f3 m'),
        comes('d4-c4', '1/3/5/k6/3t3/2W1e2/5/3/K b w3 m'),
        comes('d4-e4', '1/3/5/k6/3t3/2l1W2/5/3/K b n3 m'),
      ],
    },
    {
      id: 'counting-down',
      caption:
        'White has taken the wazir on d5 and keeps it. With each turn of White’s that ends it has one turn less.',
      position: 'k/3/5/7/3w3/3W3/5/3/K w - m',
      played: ['d4-d5', 'd9-d8'],
      claims: [
        comes('d5-d6 end', '1/1k1/5/3W3/7/7/5/3/K b w2 m'),
        comes('d5-d6 end d8-d9 d6-d5 end', 'k/3/5/7/3W3/7/5/3/K b w1 m'),
        after('d5-d6 end d8-d9 d6-d5 end d9-d8 d1-d2', illegal('end', 'The wazir is due.')),
      ],
    },
    {
      id: 'sixth-to-ninth',
      caption:
        'White took this wazir in the sixth turn and has now moved in the ninth. It has to be dropped before the turn can end.',
      played: [
        ...['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8', 'c2-b4', 'c8-b6', 'b4-c2', 'b6-c8'],
        ...['c2-d4', 'c7-c6', 'd4-c6', 'e8-f6'],
        ...['c6-b4', 'end', 'f6-e8', 'b4-c2', 'end', 'e8-f6', 'c2-b4'],
      ],
      claims: [
        illegal('end', 'The wazir is due in this turn.'),
        illegal('w@d8', 'A ferz stands there.'),
        legal('w@c6'),
        after('w@c6', legal('c6-c5')),
      ],
    },
    {
      id: 'due',
      caption:
        'White has moved. The ferz is due, the knight is not: the knight may be dropped as well, but does not stand in for the ferz.',
      position: 'k/3/5/7/3w3/3W3/5/1K1/1 w f1,n2 d',
      claims: [
        illegal('end', 'The ferz is due.'),
        comes('n@a5', 'k/3/5/7/n2w3/3W3/5/1K1/1 w f1 d'),
        after('n@a5', illegal('end', 'The ferz is due.')),
        comes('f@a5', 'k/3/5/7/f2w3/3W3/5/1K1/1 w n2 d'),
        after('f@a5', legal('end')),
        comes('f@a5 end', 'k/3/5/7/f2w3/3W3/5/1K1/1 b n1 m'),
      ],
    },
    {
      id: 'fewest-turns-first',
      caption: 'White holds two knights. The one that goes first is the one with a single turn left.',
      position: 'k/3/5/7/7/3W3/5/1K1/1 w n1,n3 d',
      claims: [comes('n@a5', 'k/3/5/7/n6/3W3/5/1K1/1 w n3 d'), after('n@a5', legal('end'))],
    },
  ],
  tasks: [
    {
      id: 'due-and-harmless',
      prompt: 'The knight is due. Drop it so that your king is not in check.',
      position: 'k/3/2w2/7/2W4/3K3/5/3/1 w n1 d',
      goals: [
        {
          kind: 'safe',
          otherwise: 'From there the knight attacks your king: you have given it back to Black.',
        },
      ],
      hint: 'Stay off the squares from which a knight leaps to d4.',
      solution: ['n@d5'],
    },
  ],
};
