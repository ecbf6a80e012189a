import { after, comes, goals, ground, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const lines: Section = {
  id: 'lines',
  title: 'The pieces on the crossings',
  text: [
    'Each side has five chad rooks, two spiders, two wizards, two castles and an immobilizer. They wait in hand, and are dropped on empty crossings.',
    'None of them captures, and none can be captured. They move to empty crossings only, so to each other they are obstacles that do not go away.',
    'A chad rook slides along the lines, as a rook. An immobilizer slides as a queen. A wizard steps one crossing in any direction. A spider leaps as a knight, over whatever lies between. What wizards, spiders and immobilizers do besides is told in sections of their own.',
    'A castle steps one crossing: along a line one time, diagonally the next, and so on by turns. Whoever drops it says which step comes first. Only a step of its own changes the kind of step; being carried by a movable square does not.',
    'Diagonal steps ask for the crossing at which they end, not for the square between.',
  ],
  examples: [
    {
      id: 'chad-rook',
      caption:
        'The chad rook on e9 slides along its lines. It stops before the other chad rook, friend or enemy: it takes nothing.',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/2X1x3/8/8/8/8 d14,l2 w -',
      picked: 'e9',
      claims: [
        goals('e9', 'a9 c9 e1 e11 e13 e15 e3 e5 e7 g9'),
        illegal('e9-i9', 'Nothing on a crossing can be captured.'),
        illegal('e9-k9', 'The chad rook on i9 is in the way.'),
      ],
    },
    {
      id: 'spider',
      caption: 'The spider leaps as a knight does, from crossing to crossing.',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/3x4/3Zx3/8/8/8 d14,l2 w -',
      picked: 'g7',
      claims: [goals('g7', 'c5 c9 e3 e11 i3 i11 k5 k9')],
    },
    {
      id: 'wizard',
      caption: 'The wizard steps one crossing in any direction.',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/3x4/3W4/8/8/8 d14,l2 w -',
      picked: 'g7',
      claims: [goals('g7', 'e5 e7 e9 g5 i5 i7 i9')],
    },
    {
      id: 'immobilizer-moves',
      caption: 'The immobilizer slides as a queen, up to what is in its way.',
      position: '2k1/5/7/7/7/5/1K2 8/8/3x4/8/3I1X2/8/8/8 d14,l2 w -',
      picked: 'g7',
      claims: [goals('g7', 'a7 c11 c3 c7 e5 e7 e9 g1 g3 g5 g9 i5 i7 i9 k11 k3 m1 m13')],
    },
    {
      id: 'castle-steps-by-turns',
      caption:
        'This castle steps along a line now. Its next step will be a diagonal one, and the one after that along a line again.',
      position: '2k1/5/4p2/7/7/5/1K2 8/8/8/2C5/8/8/8/8 d14,l2 w -',
      picked: 'e9',
      claims: [
        goals('e9', 'c9 e7 e11 g9'),
        comes('e9-g9', '2k1/5/4p2/7/7/5/1K2 8/8/8/3D4/8/8/8/8 d14,l2 b -'),
        after('e9-g9', goals('g9', 'e7 e11 i7 i11'), legal('j10-j8')),
        after('e9-g9 j10-j8 g9-i11', goals('i11', 'g11 i9 i13 k11')),
      ],
    },
    {
      id: 'castle-says-its-step',
      caption: 'A castle is dropped with either step first.',
      position: '2k1/5/4p2/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w C',
      claims: [
        comes('C@e9o', '2k1/5/4p2/7/7/5/1K2 8/8/8/2C5/8/8/8/8 d14,l2 b -'),
        comes('C@e9d', '2k1/5/4p2/7/7/5/1K2 8/8/8/2D5/8/8/8/8 d14,l2 b -'),
        after('C@e9o', goals('e9', 'c9 e7 e11 g9')),
        after('C@e9d', goals('e9', 'c7 c11 g7 g11')),
      ],
    },
    {
      id: 'over-a-missing-square',
      caption:
        'There is no square on d2. The castle may step from e1 to c3 all the same, for both crossings are there.',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/8/8/8/8/2D5 d14,l2 w -',
      picked: 'e1',
      claims: [goals('e1', 'c3 g3'), ground('d2', 'not there now')],
    },
  ],
  tasks: [
    {
      id: 'castle-to-the-king',
      prompt: 'Step with a castle so that one stands at a corner of your king’s square.',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/8/8/5C2/2D5/8 d14,l2 w -',
      goals: [
        {
          kind: 'action',
          pattern: 'e3-g1',
          otherwise:
            'No castle stands at a corner of h2. Look which of them steps along a line, and which diagonally.',
        },
      ],
      hint: 'The castle on e3 steps diagonally this time.',
      solution: ['e3-g1'],
    },
  ],
};
