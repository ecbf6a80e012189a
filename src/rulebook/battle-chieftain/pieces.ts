import { after, goals, illegal, legal, outcome, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const berserker: Section = {
  id: 'berserker',
  title: 'The berserker',
  text: [
    'A berserker moves as a rook: any distance along a rank or a file, over empty squares. A piece of its own stops it before, an enemy is captured where it stands. A gap stops it as the edge of the board does.',
    'Everything can capture everything. A player whose turn it is must move.',
  ],
  examples: [
    {
      id: 'berserker-gaps',
      caption: 'The gaps on c6, e4, e8 and h6 end its four ways.',
      picked: 'e6',
      position: '9b/5k/8/6/8/3B4/8/6/8/K5/10 w g',
      claims: [
        goals('e6', 'd6 e5 e7 f6 g6'),
        illegal('e6-b6', 'There is a gap on c6.', 'gap'),
        illegal('e6-e9', 'There is a gap on e8.', 'gap'),
        illegal('e6-f5', 'A berserker never moves slantwise.', 'no such movement'),
      ],
    },
    {
      id: 'berserker-captures',
      caption: 'From d5 it may capture on d8. Its own berserker on f5 stops it at e5.',
      picked: 'd5',
      position: '9b/5k/8/2b3/8/8/2B1B3/6/8/K5/10 w g',
      claims: [
        goals('d5', 'b5 c5 e5 d6 d7 d8 d4 d3 d2 d1'),
        legal('d5-d8'),
        illegal('d5-d9', 'The berserker on d8 is in the way.', 'blocked'),
        illegal('d5-g5', 'Its own berserker on f5 is in the way.', 'blocked'),
      ],
    },
  ],
  tasks: [
    {
      id: 'berserker-finds-a-way',
      prompt: 'Capture a berserker.',
      position: '10/5k/5b2/6/1B6/8/1b1b4/6/3B1B2/K5/10 w g',
      goals: [{ kind: 'stands', piece: 'B', site: 'g9', otherwise: 'Black still has all three berserkers.' }],
      hint: 'On two of the three files there is a gap in the way.',
      solution: ['g3-g9'],
    },
  ],
};

export const king: Section = {
  id: 'king',
  title: 'The king',
  text: [
    'The king moves as a rook too, and it flies over gaps, one or several. It cannot stop on a gap, and pieces stop it wherever they stand, before the gap or behind it. The box is its edge.',
    'So a king attacks a berserker across a gap that cannot strike back. It fights like anyone else: it captures, and can be captured, by the enemy king as well.',
  ],
  examples: [
    {
      id: 'king-flies',
      caption:
        'Up the file the king flies over the gap on e8, to e9 and e11; down over the gap on e4, to e3 and beyond.',
      picked: 'e5',
      position: '9b/5k/8/6/8/8/3K4/6/8/6/B9 w g',
      claims: [
        goals('e5', 'e6 e7 e9 e11 e3 e2 e1 d5 c5 b5 f5 g5 h5 i5'),
        illegal('e5-e10', 'That is the enemy’s wall.', 'wall'),
      ],
    },
    {
      id: 'king-several-gaps',
      caption:
        'On the a-file and the j-file there are more gaps than squares. From a1 the king flies to a6, and on to a11.',
      picked: 'a1',
      position: '9b/5k/8/6/8/8/8/6/8/6/KB8 w g',
      claims: [goals('a1', 'a6 a11')],
    },
    {
      id: 'king-stopped',
      caption:
        'Across the gap on h6 the king can capture, and go no further. That berserker does not attack it. To the left its own berserker is in the way.',
      picked: 'g6',
      position: '9b/5k/8/6/8/2B2Kb1/8/6/8/6/10 w g',
      claims: [
        goals('g6', 'i6 f6 e6 g7 g8 g9 g11 g5 g4 g3 g2 g1'),
        unmarked('g6', 'check'),
        illegal('g6-j6', 'The berserker on i6 is in the way, behind the gap.', 'blocked'),
        illegal('g6-b6', 'Its own berserker on d6 is in the way.', 'blocked'),
      ],
    },
    {
      id: 'king-takes-king',
      caption: 'A king may take the enemy king. The game goes on: Black will need a new one.',
      picked: 'd2',
      position: 'b8b/1k4/8/6/8/8/8/6/8/1K4/B9 w g',
      claims: [legal('d2-d10'), after('d2-d10', outcome(null), legal('K=j11'))],
    },
  ],
  tasks: [
    {
      id: 'king-captures-safely',
      prompt: 'Capture a berserker with the king, and do not end in check.',
      position: '10/5k/b2b4/6/8/8/3K4/6/3b4/6/B9 w g',
      goals: [
        { kind: 'action', pattern: 'e5-e[39]', otherwise: 'The king has captured nothing.' },
        { kind: 'safe', otherwise: 'On e9 the berserker on b9 attacks the king.' },
      ],
      hint: 'Two of them stand behind gaps. Which one has a friend?',
      solution: ['e5-e3'],
    },
  ],
};

export const walls: Section = {
  id: 'walls',
  title: 'The walls',
  text: [
    'No move may end on the enemy’s wall, except a capture there. Passing over it is free, for kings and berserkers alike.',
    'Whoever has captured on the enemy’s wall and stands there must obey this too: it may leave the wall, or capture along it, but not go to another empty square of it. Your own wall is ground like any other.',
  ],
  examples: [
    {
      id: 'walls-passing',
      caption:
        'Up the file, d10 is Black’s wall: the berserker passes over it to d11. Down the file, d2 is its own wall and open.',
      picked: 'd7',
      position: '9b/5k/8/6/2B5/8/8/6/8/K5/10 w g',
      claims: [
        goals('d7', 'd8 d9 d11 d6 d5 d4 d3 d2 d1 b7 c7 e7 f7 g7 h7 i7'),
        illegal('d7-d10', 'That is the enemy’s wall, and there is nothing to capture.', 'wall'),
      ],
    },
    {
      id: 'walls-capturing',
      caption:
        'A berserker stands on d10: now the move may end there. From d10 the next one leads off the wall, or captures again on f10; e10 stays closed.',
      picked: 'd7',
      position: '9b/1b1b1k/8/6/2B5/8/8/6/8/K5/10 w g',
      claims: [
        legal('d7-d10'),
        illegal('d7-d11', 'The berserker on d10 is in the way.', 'blocked'),
        after(
          'd7-d10 j11-h11',
          illegal('d10-e10', 'That is the enemy’s wall still.', 'wall'),
          legal('d10-d9'),
          legal('d10-d11'),
          legal('d10-f10'),
        ),
      ],
    },
    {
      id: 'walls-own',
      caption:
        'Black’s king goes to and fro on its own wall as it likes. White’s wall on i2 is closed to it, and i1 behind it is not.',
      picked: 'i10',
      position: '9b/5k/8/6/8/8/8/6/8/K5/B9 b g',
      claims: [
        goals('i10', 'g10 f10 e10 d10 b10 i11 i9 i8 i7 i6 i5 i4 i3 i1'),
        illegal('i10-i2', 'That is the enemy’s wall.', 'wall'),
      ],
    },
  ],
  tasks: [
    {
      id: 'walls-over',
      prompt: 'Bring a berserker to rank 11.',
      position: '10/3k2/2b5/6/2BB1B2/8/8/6/8/K5/10 w g',
      goals: [
        { kind: 'action', pattern: '[deg]7-.11', otherwise: 'No berserker of White stands on rank 11.' },
      ],
      hint: 'The wall is no obstacle for one who does not stop on it.',
      solution: ['g7-g11'],
    },
  ],
};
