import { after, comes, ground, illegal, legal, marked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const movableSquares = {
  id: 'movable-squares',
  examples: [
    {
      id: 'ring',
      played: ['X@m3', 'X@a7'],
      claims: [
        ground('l2'),
        ground('d14'),
        ground('n4'),
        ground('n12'),
        ground('l14'),
        ground('b12'),
        ground('b4'),
        ground('d2'),
        legal('l2_n4'),
        legal('l2_n4.m3'),
        legal('l2_d2'),
        legal('l2_d2.m3'),
        illegal('d14_l14'),
        comes(
          'l2_n4',
          '1skg/1rnb1/2ppp2/7/2PPP2/1BNR2/GKS 8/8/8/8/x7/8/6X1/8 d14,n4 b CCIWWXXXXZZcciwwxxxxzz',
        ),
        comes(
          'l2_n4.m3',
          '1skg/1rnb1/2ppp2/7/2PPP2/1BNR2/GKS 8/8/8/8/x7/7X/8/8 d14,n4 b CCIWWXXXXZZcciwwxxxxzz',
        ),
        comes(
          'l2_d2.m3',
          '1skg/1rnb1/2ppp2/7/2PPP2/1BNR1/1GKS 8/8/8/8/x7/8/2X5/8 d14,d2 b CCIWWXXXXZZcciwwxxxxzz',
        ),
      ],
    },
    {
      id: 'all-the-way-round',
      position: '2k1/5/3p3/7/7/5/1K2 8/8/8/8/8/8/8/6X1 d14,l2 w -',
      picked: 'm1',
      claims: [
        comes('l2_n4', '2k1/5/3p3/7/7/6/1K1 8/8/8/8/8/8/7X/8 d14,n4 b -'),
        comes('l2_n4 h10-h8 n4_n12', '2k1/6/7/3p3/7/5/1K1 8/8/7X/8/8/8/8/8 d14,n12 b -'),
        comes('l2_n4 h10-h8 n4_n12 h8-h6 n12_l14.o11', '2k2/5/7/7/3p3/5/1K1 8/6X1/8/8/8/8/8/8 d14,l14 b -'),
        after('l2_n4 h10-h8 n4_n12 h8-h6 n12_l14.o11 h6-h4', illegal('l14_d14'), legal('l14_n12')),
      ],
    },
    {
      id: 'other-square-bars',
      position: '1k1/5/7/3K3/7/6/3R 8/8/8/8/8/8/8/8 l2,n4 w -',
      picked: 'l2',
      claims: [
        comes('l2_d2', '1k1/5/7/3K3/7/6/R3 8/8/8/8/8/8/8/8 d2,n4 b -'),
        illegal('l2_n4'),
        illegal('l2_n12'),
      ],
    },
    {
      id: 'nobody-controls',
      position: '1k1/5/7/7/7/G5/3K 8/8/8/8/8/Xi6/Xz3CX1/5xc1 b4,l2 w -',
      picked: 'b4',
      claims: [ground('b4'), marked('b4', 'frozen'), illegal('b4_b12'), illegal('b4_d2')],
    },
  ],
  tasks: [
    {
      id: 'take-control',
      position: '2k1/5/1p5/3K3/7/5/3P 8/8/8/8/8/8/6x1/8 d14,l2 w PSX',
      goals: [{ kind: 'action', pattern: 'X@(k1|k3|m1)' }],
      solution: ['X@k3'],
    },
  ],
} as const satisfies SectionData;
