import { after, comes, goals, illegal, legal, marked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const drops = {
  id: 'drops',
  examples: [
    {
      id: 'kinds-of-places',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w RZ',
      claims: [
        legal('R@d8'),
        legal('Z@e7'),
        illegal('R@e7'),
        illegal('Z@d8'),
        illegal('R@h14'),
        illegal('R@n4'),
        comes('R@d8', '2k1/5/7/1R5/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 b Z'),
      ],
    },
    {
      id: 'changing-sides',
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
      position: '2k1/5/7/3P3/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w P',
      claims: [legal('P@j2'), legal('P@h4'), after('P@f12', marked('h14', 'check')), illegal('P@f14')],
    },
    {
      id: 'pawn-with-a-diagonal-only',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w P',
      claims: [
        legal('P@b10'),
        after('P@b10', goals('b10', '')),
        comes('P@b10', '2k1/5/P6/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 b -'),
      ],
    },
    {
      id: 'pawn-with-nothing-before-it',
      position: '1k1/6/7/7/7/5/1K2 8/8/8/8/8/8/8/8 b12,l2 w PR',
      claims: [illegal('P@b12'), legal('R@b12'), legal('P@d12')],
    },
    {
      id: 'pawn-beside-the-other-square',
      position: '2k1/6/7/7/7/5/1K1 8/8/8/8/8/8/8/8 b12,d14 w P',
      claims: [legal('P@b12'), illegal('P@d14')],
    },
  ],
  tasks: [
    {
      id: 'pawn-attacks',
      position: '1r2/5/4k2/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w PP',
      goals: [{ kind: 'checking' }],
      solution: ['P@h8'],
    },
    {
      id: 'shield',
      position: '3k/2r2/7/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w PXZ',
      goals: [{ kind: 'safe' }],
      solution: ['P@h6'],
    },
  ],
} as const satisfies SectionData;
