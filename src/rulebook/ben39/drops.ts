import { after, comes, goals, illegal, legal, marked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const drops: Section = {
  id: 'drops',
  title: 'Drops',
  text: [
    'Instead of moving you may drop a piece from your hand on an empty place of its kind: a piece of the squares on a square, a piece of the crossings on a crossing. What you have captured is yours and is dropped in your colour.',
    'A piece of the squares needs somewhere to go: it is dropped only on a square from which it would have a move if nothing else were on the board. That matters to pawns alone: before them there must be a square, straight or diagonally.',
    'A pawn is never dropped on its last rank. It may be dropped on the first, on a file with another pawn, and to attack the king.',
    'An immobilizer has a limit of its own, told in its section.',
  ],
  examples: [
    {
      id: 'kinds-of-places',
      caption:
        'White holds a rook and a spider: the one for an empty square, the other for an empty crossing.',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w RZ',
      claims: [
        legal('R@d8'),
        legal('Z@e7'),
        illegal('R@e7', 'A rook stands on squares.'),
        illegal('Z@d8', 'A spider stands on crossings.'),
        illegal('R@h14', 'That square is taken: a drop captures nothing.'),
        illegal('R@n4', 'There is no square on n4 now.'),
        comes('R@d8', '2k1/5/7/1R5/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 b Z'),
      ],
    },
    {
      id: 'changing-sides',
      caption: 'White has taken the knightrider, and may drop it in the next turn. It is White’s now.',
      position: '2k1/5/5p1/1R1n3/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      played: ['d8-h8', 'l10-l8'],
      claims: [
        legal('N@d8'),
        comes('N@d8', '2k1/5/7/1N1R1p1/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 b -'),
        after('N@d8 l8-l6', legal('d8-h10')),
      ],
    },
    {
      id: 'pawn-drops',
      caption:
        'A pawn may be dropped on the first rank, behind another pawn, and where it attacks the king; not on row 14.',
      position: '2k1/5/7/3P3/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w P',
      claims: [
        legal('P@j2'),
        legal('P@h4'),
        after('P@f12', marked('h14', 'check')),
        illegal('P@f14', 'A pawn is not dropped on its last rank.'),
      ],
    },
    {
      id: 'pawn-with-a-diagonal-only',
      caption:
        'Before b10 there is no square, but d12 lies diagonally before it: the drop is allowed, and the pawn waits there for something to take.',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w P',
      claims: [
        legal('P@b10'),
        after('P@b10', goals('b10', '')),
        comes('P@b10', '2k1/5/P6/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 b -'),
      ],
    },
    {
      id: 'pawn-with-nothing-before-it',
      caption:
        'A movable square lies on b12. No square is before it, straight or diagonally: a white pawn cannot be dropped there, a rook can.',
      position: '1k1/6/7/7/7/5/1K2 8/8/8/8/8/8/8/8 b12,l2 w PR',
      claims: [illegal('P@b12', 'There is no square before it.'), legal('R@b12'), legal('P@d12')],
    },
    {
      id: 'pawn-beside-the-other-square',
      caption: 'With the other movable square on d14 the pawn may be dropped on b12.',
      position: '2k1/6/7/7/7/5/1K1 8/8/8/8/8/8/8/8 b12,d14 w P',
      claims: [legal('P@b12'), illegal('P@d14', 'A pawn is not dropped on its last rank.')],
    },
  ],
  tasks: [
    {
      id: 'pawn-attacks',
      prompt: 'Drop a pawn so that it attacks the black king.',
      position: '1r2/5/4k2/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w PP',
      goals: [
        {
          kind: 'checking',
          otherwise: 'The pawn does not attack the king. It captures one square diagonally forward.',
        },
      ],
      hint: 'White’s pawns go up the board.',
      solution: ['P@h8'],
    },
    {
      id: 'shield',
      prompt:
        'Black’s rook is about to take your king, and your king cannot move. Drop something that saves it.',
      position: '3k/2r2/7/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w PXZ',
      goals: [
        {
          kind: 'safe',
          otherwise: 'The rook can still take your king. What stands on a crossing does not stop it.',
        },
      ],
      hint: 'Only what stands on a square stops a rook.',
      solution: ['P@h6'],
    },
  ],
};
