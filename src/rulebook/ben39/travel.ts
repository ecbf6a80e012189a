import { after, comes, goals, ground, illegal, marked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const travel = {
  id: 'travel',
  examples: [
    {
      id: 'square-with-the-king',
      position: '1k1/5/7/7/7/G5/3K 8/8/8/8/8/Xi6/Xz3CX1/5xc1 b4,l2 w -',
      picked: 'l2',
      claims: [
        ground('l2'),
        comes('l2_n4.k3', '1k1/5/7/7/7/G5K/3 8/8/8/8/8/Xi4C1/Xz4Xc/5x2 b4,n4 b -'),
        comes('l2_n4.k3.m3', '1k1/5/7/7/7/G5K/3 8/8/8/8/8/Xi4CX/Xz5c/5x2 b4,n4 b -'),
        illegal('l2_n4'),
        illegal('l2_n4.m3'),
      ],
    },
    {
      id: 'way-blocked',
      position: '1k1/5/7/7/7/G5/3K 8/8/8/8/8/Xi6/Xz3CX1/5xc1 b4,l2 w -',
      picked: 'l2',
      claims: [illegal('l2_d2'), illegal('l2_d2.k3'), illegal('l2_d2.k3.m3')],
    },
    {
      id: 'enemy-on-board',
      position: '2k1/5/7/3K3/7/5/3r 8/8/8/8/8/8/8/5XX1 d14,l2 w -',
      picked: 'l2',
      claims: [
        ground('l2'),
        comes('l2_n4', '2k1/5/7/3K3/7/5r/3 8/8/8/8/8/8/7X/5X2 d14,n4 b -'),
        comes('l2_n4.k1', '2k1/5/7/3K3/7/5r/3 8/8/8/8/8/8/6XX/8 d14,n4 b -'),
      ],
    },
    {
      id: 'carried-promotion',
      position: '1k1/5P/7/3K3/7/5/4 8/8/8/8/8/8/8/8 d2,n12 w -',
      picked: 'n12',
      claims: [comes('n12_l14', '1k1Q/5/7/3K3/7/5/4 8/8/8/8/8/8/8/8 d2,l14 b -')],
    },
    {
      id: 'promoted-by-the-enemy',
      position: '1k1/5P/7/3K3/7/5/4 8/6xx/8/8/8/8/8/8 d2,n12 b -',
      picked: 'n12',
      claims: [comes('n12_l14', '1k1Q/5/7/3K3/7/5/4 6x1/6x1/8/8/8/8/8/8 d2,l14 w -')],
    },
    {
      id: 'enemy-king-on-the-square',
      position: '4/5/1p5/3K3/7/5/3k 8/8/8/8/8/8/5Xc1/5XX1 d14,l2 w -',
      picked: 'l2',
      claims: [
        ground('l2'),
        comes('l2_n4', '4/5/1p5/3K3/7/5k/3 8/8/8/8/8/8/5XcX/5X2 d14,n4 b -'),
        illegal('l2_d2'),
      ],
    },
    {
      id: 'carried-immobilizer',
      position: '2k1/5/7/3K3/7/4r/4 8/8/8/8/8/8/8/5I2 d14,l2 w -',
      picked: 'k1',
      claims: [
        comes('l2_n4.k1', '2k1/5/7/3K3/7/4r1/3 8/8/8/8/8/8/6I1/8 d14,n4 b -'),
        after('l2_n4.k1', marked('l4', 'frozen'), goals('l4', '')),
      ],
    },
  ],
  tasks: [
    {
      id: 'ride-with-the-king',
      position: '2k1/4r/7/7/7/5/3K 8/8/8/8/8/8/5CX1/5x2 d14,l2 w -',
      goals: [{ kind: 'action', pattern: 'l2_.*' }],
      solution: ['l2_n4.k3'],
    },
    {
      id: 'ride-out-of-danger',
      position: '2k1/4r/7/7/3p3/5/r2K 8/8/8/8/8/8/5CX1/8 d14,l2 w -',
      goals: [{ kind: 'safe' }],
      solution: ['l2_n4.k3'],
    },
    {
      id: 'carried-to-a-queen',
      position: '1k1/5P/2pp1g1/2PK3/7/5/4 8/6Xx/8/8/8/8/8/8 d2,n12 w -',
      goals: [{ kind: 'stands', piece: 'Q', site: 'l14' }],
      solution: ['n12_l14'],
    },
  ],
} as const satisfies SectionData;
