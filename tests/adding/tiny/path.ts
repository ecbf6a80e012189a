import { ends, goals, illegal, legal, marked } from '../../../src/rulebook/claiming.ts';
import type { PathData } from '../../../src/rulebook/data.ts';
import type { Outline } from '../../../src/rulebook/outlines.ts';

export const tinyPath = {
  cards: [
    {
      id: 'turn',
      forBeginners: true,
      position: '2k/3/w2/K2 w',
      goals: [{ kind: 'stands', piece: 'K', site: 'a2' }],
      solution: ['a1-a2'],
      claims: [goals('a1', 'b1 a2 b2')],
    },
    {
      id: 'king',
      position: 'k2/1K1/3/2W w',
      goals: [{ kind: 'won' }],
      solution: ['b3-a4'],
      claims: [ends('b3-a4', 'w king-captured'), ends('b3-b4', null)],
    },
    {
      id: 'check',
      forBeginners: true,
      position: '2k/w2/1K1/3 w',
      goals: [{ kind: 'safe' }],
      solution: ['b2-c1'],
      claims: [marked('b2', 'check'), legal('b2-b3')],
    },
    {
      id: 'walker',
      position: '2k/w2/1W1/2K w',
      goals: [{ kind: 'stands', piece: 'W', site: 'a3' }],
      solution: ['b2-a3'],
      claims: [goals('b2', 'a3 b3')],
    },
    {
      id: 'ahead',
      position: '2k/w2/3/1WK w',
      goals: [{ kind: 'stands', piece: 'W', site: 'b2' }],
      solution: ['b1-b2'],
      claims: [illegal('b2-b1')],
    },
    {
      id: 'win',
      position: '3/k2/1W1/2K w',
      goals: [{ kind: 'won' }],
      solution: ['b2-a3'],
      claims: [ends('b2-a3', 'w king-captured')],
    },
  ],
  last: { claims: [legal('b1-b2')] },
} as const satisfies PathData;

/** Replaces the outlines of all paths. */
export const outlines: ReadonlyMap<string, Outline> = new Map([
  [
    'tiny',
    {
      minutes: 3,
      cards: ['turn', 'king', 'check', 'walker', 'ahead', 'win'],
      forBeginners: ['turn', 'check'],
    },
  ],
]);
