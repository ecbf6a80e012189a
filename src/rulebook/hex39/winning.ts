import { ends, goals, illegal, legal, outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const winning = {
  id: 'winning',
  examples: [
    {
      id: 'win-castle',
      position: '1/BP2/5/3r1R/7/r2R2/5/2pb/1 w',
      claims: [
        outcome(null),
        ends('f8-g9', 'w castle-entered'),
        ends('d8-g9', 'w castle-entered'),
        ends('l6-k7 h2-g1', 'b castle-entered'),
        ends('l6-k7 j2-g1', 'b castle-entered'),
        illegal('h4-h2', 'no such movement'),
      ],
    },
    {
      id: 'win-rook-from-afar',
      picked: 'j6',
      position: 'b/4/5/4R1/7/6/2p2/4/1 w',
      claims: [legal('j6-g9'), ends('j6-g9', 'w castle-entered')],
    },
    {
      id: 'win-own-castle',
      picked: 'f2',
      position: '1/2r1/5/6/7/6/5/1R2/1 w',
      claims: [ends('f2-g1', null), ends('f2-g1 h8-g9', null)],
    },
    {
      id: 'win-no-castle-piece',
      position: '1/4/5/2Rr2/4b2/6/5/4/1 w',
      claims: [outcome(null), ends('f6-h6', 'w no-castle-piece'), ends('f6-g5', null)],
    },
    {
      id: 'win-red-bishop-left',
      position: '1/4/5/2Rr2/6b/6/5/4/1 w',
      claims: [ends('f6-h6', null)],
    },
    {
      id: 'win-nothing-left',
      position: '1/4/5/2Rr2/7/6/5/4/1 w',
      claims: [ends('f6-h6', 'w no-castle-piece')],
    },
    {
      id: 'win-no-moves',
      position: '1/PBBP/PPPPP/2PP2/6r/6/5/4/1 b',
      claims: [outcome(null), ends('m5-k5', 'b no-moves'), ends('m5-l4', 'b no-moves'), goals('f8', '')],
    },
    {
      id: 'win-castle-first',
      position: 'b/1P2/5/6/7/6/5/1b2/1 w',
      claims: [ends('f8-g9', 'w castle-entered')],
    },
    {
      id: 'win-castle-piece-before-moves',
      position: '1/4/5/6/2p4/2P3/5/4/1 b',
      claims: [ends('e5-f4', 'b no-castle-piece')],
    },
  ],
  tasks: [
    {
      id: 'win-in-one',
      position: 'b/1rb1/2B2/4R1/7/6/5/4/1 w',
      goals: [{ kind: 'won' }],
      solution: ['g7-g9'],
    },
    {
      id: 'win-outside-the-castle',
      position: '1/1b2/4R/2Rr2/2b4/6/5/4/1 w',
      goals: [{ kind: 'won' }],
      solution: ['f6-h6'],
    },
    {
      id: 'win-hold-the-castle',
      position: '1/b3/5/6/7/4r1/P4/1R2/1 w',
      goals: [{ kind: 'holding' }],
      solution: ['f2-h2'],
    },
  ],
} as const satisfies SectionData;
