import { comes, goals, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const pawn: Section = {
  id: 'pawn',
  title: 'The pawn',
  text: [
    'Every piece of this game captures just as it moves, and none moves onto a piece of its own side. A player whose turn it is must move.',
    'A pawn goes one hex forward, to the left or to the right; forward is away from its own castle. It has no double step, and it is never promoted.',
    'At the two ends of the row before the enemy’s castle nothing lies ahead of a pawn: on d8 and j8 for White, on d2 and j2 for Black. From there, and only from there, it may go one hex sideways, and then into the castle.',
  ],
  examples: [
    {
      id: 'pawn-steps',
      caption: 'White’s pawn goes up, Black’s goes down, each in two ways.',
      picked: 'e5',
      position: '1/4/5/6/2P1p2/6/5/4/1 w',
      claims: [
        goals('e5', 'd6 f6'),
        goals('i5', 'h4 j4'),
        illegal('e5-d4', 'A pawn never goes back.', 'no such movement'),
        illegal(
          'e5-g5',
          'It goes sideways only at the ends of the row before the enemy’s castle.',
          'no such movement',
        ),
        illegal('e5-e7', 'There is no double step.', 'no such movement'),
      ],
    },
    {
      id: 'pawn-captures',
      caption: 'It captures as it moves: here the rook on f6. On h6 stands a pawn of its own.',
      picked: 'g5',
      position: '1/b3/5/2rP2/3P3/6/5/4/1 w',
      claims: [
        goals('g5', 'f6'),
        comes('g5-f6', '1/b3/5/2PP2/7/6/5/4/1 b'),
        illegal('g5-h6', 'Its own pawn stands there.', 'own piece there'),
      ],
    },
    {
      id: 'pawn-corners',
      caption:
        'No way leads forward from d8 and j8, so these pawns may go sideways; so may Black’s on d2. The pawn on g7 is like any other.',
      picked: 'd8',
      position: '1/P2P/2P2/6/7/6/5/p3/1 w',
      claims: [
        goals('d8', 'f8'),
        goals('j8', 'h8'),
        goals('d2', 'f2'),
        goals('g7', 'f8 h8'),
        illegal('d8-g9', 'The castle is not next to d8.', 'no such movement'),
      ],
    },
    {
      id: 'pawn-corner-captures',
      caption:
        'Sideways it captures too. The pawn on h8 has a way forward, into the castle, and so none sideways.',
      picked: 'h8',
      position: '1/PrP1/5/6/7/6/5/p3/1 w',
      claims: [
        legal('d8-f8'),
        goals('h8', 'g9'),
        illegal('h8-f8', 'Only from d8 and j8 does a white pawn go sideways.', 'no such movement'),
      ],
    },
  ],
  tasks: [
    {
      id: 'pawn-round-the-corner',
      prompt: 'Bring the pawn to where it can enter the castle in its next move.',
      position: 'r/P3/5/6/2R4/6/5/4/1 w',
      goals: [
        {
          kind: 'stands',
          piece: 'P',
          site: 'f8',
          otherwise: 'The pawn still stands on d8, from where no way leads into g9.',
        },
      ],
      hint: 'Forward is not the only way it has here.',
      solution: ['d8-f8'],
    },
  ],
};

export const rook: Section = {
  id: 'rook',
  title: 'The rook',
  text: [
    'A rook goes any distance in a straight line across the sides of its hex: left, right, and the four slanting ways. A piece of its own stops it before, an enemy where it stands.',
    'It does not move across the corners of its hex, straight up or down the board.',
  ],
  examples: [
    {
      id: 'rook-goals',
      caption: 'Six directions, to the edge of the board.',
      picked: 'g5',
      position: '1/4/p4/6/3R3/6/5/4/1 w',
      claims: [
        goals('g5', 'a5 c5 e5 i5 k5 m5 f6 e7 d8 h6 i7 j8 f4 e3 d2 h4 i3 j2'),
        illegal('g5-g7', 'That way leads across a corner.', 'no such movement'),
      ],
    },
    {
      id: 'rook-stopped',
      caption: 'It may capture on e5, and can go no further there. Towards h6 its own pawn is in the way.',
      picked: 'g5',
      position: '1/4/5/3P2/2pR3/6/5/4/1 w',
      claims: [
        goals('g5', 'e5 i5 k5 m5 f6 e7 d8 f4 e3 d2 h4 i3 j2'),
        illegal('g5-c5', 'The pawn on e5 is in the way.', 'blocked'),
        illegal('g5-i7', 'Its own pawn on h6 is in the way.', 'blocked'),
        illegal('g5-h6', 'Its own pawn stands there.', 'own piece there'),
      ],
    },
  ],
  tasks: [
    {
      id: 'rook-captures',
      prompt: 'Capture the bishop on i7 with a rook.',
      position: '1/4/1R1b1/3p2/3R3/6/5/4/1 w',
      goals: [{ kind: 'stands', piece: 'R', site: 'i7', otherwise: 'The bishop is still on i7.' }],
      hint: 'Two rooks look that way, and one of them through a pawn.',
      solution: ['e7-i7'],
    },
  ],
};

export const bishop: Section = {
  id: 'bishop',
  title: 'The bishop',
  text: [
    'A bishop leaps to one of the six nearest hexes of its own colour: two rows straight up or down, or three columns to a side and one row up or down. Nothing can block it, whatever stands beside its way. It makes one leap a turn.',
    'It never leaves its colour. As the castles are red, only the red bishop can ever enter one, and with three hexes more it has more room besides. It is worth much more than the other two.',
  ],
  examples: [
    {
      id: 'bishop-goals',
      caption: 'Six leaps, all to red hexes.',
      picked: 'g5',
      position: '1/4/p4/6/3B3/6/5/4/1 w',
      claims: [
        goals('g5', 'g7 g3 j6 j4 d6 d4'),
        illegal('g5-f6', 'The hexes next to it have other colours.', 'no such movement'),
        illegal('g5-g9', 'That would take two leaps.', 'no such movement'),
      ],
    },
    {
      id: 'bishop-surrounded',
      caption:
        'Walled in by pawns it leaps as before. It captures none of them: they stand on other colours.',
      picked: 'g5',
      position: '1/4/5/2pp2/2pBp2/2pp2/5/4/1 w',
      claims: [
        goals('g5', 'g7 g3 j6 j4 d6 d4'),
        illegal('g5-h6', 'That pawn stands on another colour.', 'no such movement'),
      ],
    },
    {
      id: 'bishop-captures',
      caption:
        'A blue bishop at the edge. Of its three leaps one captures the rook, and one is closed by its own pawn.',
      picked: 'b4',
      position: '1/4/5/r5/2P4/B5/5/4/1 w',
      claims: [
        goals('b4', 'b6 e3'),
        legal('b4-b6'),
        illegal('b4-e5', 'Its own pawn stands there.', 'own piece there'),
      ],
    },
    {
      id: 'bishop-castle',
      caption: 'From d8 the red bishop leaps into the castle, over everything that guards it.',
      picked: 'd8',
      position: 'b/Br1r/2p2/6/7/6/5/4/1 w',
      claims: [goals('d8', 'g9 d6 g7'), legal('d8-g9')],
    },
  ],
  tasks: [
    {
      id: 'bishop-takes-rook',
      prompt: 'Capture the rook on f6.',
      position: '1/4/5/2r3/2B1B2/6/P4/3p/1 w',
      goals: [{ kind: 'stands', piece: 'B', site: 'f6', otherwise: 'The rook is still on f6.' }],
      hint: 'A bishop captures on its own colour only. Which of the two has the colour of f6?',
      solution: ['i5-f6'],
    },
  ],
};
