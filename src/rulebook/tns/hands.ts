import { after, comes, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const hands = {
  id: 'hands',
  examples: [
    {
      id: 'base-pieces',
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
      position: 'k/3/5/7/3w3/3W3/5/3/K w - m',
      played: ['d4-d5', 'd9-d8'],
      claims: [
        comes('d5-d6 end', '1/1k1/5/3W3/7/7/5/3/K b w2 m'),
        comes('d5-d6 end d8-d9 d6-d5 end', 'k/3/5/7/3W3/7/5/3/K b w1 m'),
        after('d5-d6 end d8-d9 d6-d5 end d9-d8 d1-d2', illegal('end')),
      ],
    },
    {
      id: 'sixth-to-ninth',
      played: [
        ...['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8', 'c2-b4', 'c8-b6', 'b4-c2', 'b6-c8'],
        ...['c2-d4', 'c7-c6', 'd4-c6', 'e8-f6'],
        ...['c6-b4', 'end', 'f6-e8', 'b4-c2', 'end', 'e8-f6', 'c2-b4'],
      ],
      claims: [illegal('end'), illegal('w@d8'), legal('w@c6'), after('w@c6', legal('c6-c5'))],
    },
    {
      id: 'due',
      position: 'k/3/5/7/3w3/3W3/5/1K1/1 w f1,n2 d',
      claims: [
        illegal('end'),
        comes('n@a5', 'k/3/5/7/n2w3/3W3/5/1K1/1 w f1 d'),
        after('n@a5', illegal('end')),
        comes('f@a5', 'k/3/5/7/f2w3/3W3/5/1K1/1 w n2 d'),
        after('f@a5', legal('end')),
        comes('f@a5 end', 'k/3/5/7/f2w3/3W3/5/1K1/1 b n1 m'),
      ],
    },
    {
      id: 'fewest-turns-first',
      position: 'k/3/5/7/7/3W3/5/1K1/1 w n1,n3 d',
      claims: [comes('n@a5', 'k/3/5/7/n6/3W3/5/1K1/1 w n3 d'), after('n@a5', legal('end'))],
    },
  ],
  tasks: [
    {
      id: 'shut-the-file',
      position: '1/1r1/5/k6/7/W6/5/3/K w n2 m',
      actions: 2,
      goals: [{ kind: 'noAction', pattern: 'd1-.*' }, { kind: 'safe' }],
      solution: ['a4-a5', 'n@d5'],
    },
    {
      id: 'due-and-harmless',
      position: 'k/3/2w2/7/2W4/3K3/5/3/1 w n1 d',
      goals: [{ kind: 'safe' }],
      solution: ['n@d5'],
    },
  ],
} as const satisfies SectionData;
