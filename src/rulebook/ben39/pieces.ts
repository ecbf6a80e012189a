import { after, comes, goals, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const pieces = {
  id: 'pieces',
  examples: [
    {
      id: 'rook',
      position: '1k2/5/7/3R3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [goals('h8', 'b8 d8 f8 h10 h12 h14 h2 h4 h6 j8 l8 n8')],
    },
    {
      id: 'bishop',
      position: '1k2/p4/7/2pB3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [goals('h8', 'f10 d12 j10 l12 f6 d4 j6 l4 h10 h6 j8'), illegal('h8-f8')],
    },
    {
      id: 'knightrider',
      position: '1k2/5/5p1/7/1N5/1p3/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'd6',
      claims: [goals('d6', 'b10 f10 f2 h14 h4 h8 l10 l2'), illegal('d6-f8')],
    },
    {
      id: 'knightrider-blocked',
      position: '1k2/5/5p1/3p3/1N5/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'd6',
      claims: [legal('d6-h8'), illegal('d6-l10')],
    },
    {
      id: 'gold',
      position: '1k2/5/7/3G3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [goals('h8', 'f8 f10 h6 h10 j8 j10')],
    },
    {
      id: 'silver',
      position: '1k2/5/7/3S3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [goals('h8', 'f6 f10 h10 j6 j10')],
    },
    {
      id: 'black-generals',
      position: '1k2/5/6p/2g1s2/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 b -',
      picked: 'f8',
      claims: [goals('f8', 'd6 d8 f6 f10 h6 h8'), goals('j8', 'h6 h10 j6 l6 l10'), goals('n10', 'n8')],
    },
    {
      id: 'pawn',
      position: '1k2/5/7/4sg1/3P1P1/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h6',
      claims: [
        goals('h6', 'h8 j8'),
        goals('l6', 'j8'),
        illegal('h6-h10'),
        comes('h6-j8', '1k2/5/7/4Pg1/5P1/5/2K1 8/8/8/8/8/8/8/8 d14,l2 b S'),
      ],
    },
    {
      id: 'pawn-promotes',
      position: '4/1P3/P4k1/7/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'f12',
      claims: [
        comes('f12-f14', '1Q2/5/P4k1/7/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 b -'),
        goals('b10', ''),
        after('f12-f14', goals('f14', '')),
      ],
    },
    {
      id: 'queen',
      position: '1k2/5/7/3Q3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [goals('h8', 'b8 d12 d4 d8 f10 f6 f8 h10 h12 h14 h2 h4 h6 j10 j6 j8 l12 l4 l8 n8')],
    },
    {
      id: 'captured-queen',
      position: '1k2/5/1p5/1R1q3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'd8',
      claims: [
        comes('d8-h8', '1k2/5/1p5/3R3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 b P'),
        comes('d8-d10', '1k2/5/1R5/3q3/7/5/2K1 8/8/8/8/8/8/8/8 d14,l2 b P'),
      ],
    },
    {
      id: 'crossings-do-not-block',
      position: '1k2/5/7/3R3/7/5/2K1 8/8/8/3xx3/3xx3/8/8/8 d14,l2 w -',
      picked: 'h8',
      claims: [goals('h8', 'b8 d8 f8 h10 h12 h14 h2 h4 h6 j8 l8 n8')],
    },
  ],
  tasks: [
    {
      id: 'ride-to-the-rook',
      position: '1k2/5r/3p3/7/N6/S1B2/2K 8/8/8/8/8/8/8/8 d14,n12 w -',
      goals: [{ kind: 'stands', piece: 'N', site: 'n12' }],
      solution: ['b6-n12'],
    },
    {
      id: 'a-new-queen',
      position: 'g2r/P3P/7/2k4/4S2/5/2K1 8/8/8/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'action', pattern: 'l12-j14' }],
      solution: ['l12-j14'],
    },
  ],
} as const satisfies SectionData;
