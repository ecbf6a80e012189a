import { comes, ends, legal, marked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const winning: Section = {
  id: 'winning',
  title: 'Winning',
  text: [
    'Whoever captures the enemy’s king has won. It may be captured by a move on the squares, by a teleport or by a rotation; the king never goes into a hand.',
    'There is no mate and no check that binds. A king may be left where it can be captured, and a king may go there. The board shows it; the rules do not forbid it.',
    'So count all the ways in which a square can be reached: over the squares, from around the enemy’s wizards, and by a turn of the enemy’s spiders.',
  ],
  examples: [
    {
      id: 'king-captured',
      caption: 'White’s rook takes the king. The game is over.',
      position: '2k1/2R2/1p5/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h12',
      claims: [
        ends('h12-h14', 'w king-captured'),
        comes('h12-h14', '2R1/5/1p5/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 b -'),
        ends('h12-h10', null),
      ],
    },
    {
      id: 'check-does-not-bind',
      caption: 'Black’s king is attacked, and cannot move without a castle. Black may do anything else.',
      position: '2k1/2R2/1p5/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 b -',
      picked: 'd10',
      claims: [marked('h14', 'check'), legal('d10-d8'), ends('d10-d8 h12-h14', 'w king-captured')],
    },
    {
      id: 'captured-by-teleport',
      caption:
        'The black king stands to the upper left of one wizard, a pawn to the upper left of the other. That is an attack.',
      position: '2k1/5/1p5/7/1P5/5/1K2 8/4W3/8/8/8/2W5/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [marked('h14', 'check'), ends('e5*d6', 'w king-captured')],
    },
    {
      id: 'captured-by-rotation',
      caption: 'Clockwise the bishop comes to the king’s square.',
      position: '1Bk1/5/1p5/7/7/5/1K2 8/3Z4/8/8/8/8/8/8 d14,l2 w -',
      picked: 'g13',
      claims: [marked('h14', 'check'), ends('g13cw', 'w king-captured'), ends('g13ccw', null)],
    },
  ],
  tasks: [
    {
      id: 'win-in-one',
      prompt: 'Win in one.',
      position: '1skg/p1B2/3p3/R6/7/5/1K2 8/4Z3/8/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'won', otherwise: 'The black king is still on the board.' }],
      hint: 'The bishop beside the king captures nothing straight ahead. But it can be turned.',
      solution: ['i13cw'],
    },
    {
      id: 'hold-on',
      prompt:
        'Black is about to take your king, and it cannot move. See to it that Black cannot take it in the next turn.',
      position: '3k/5/s5N/3p3/R6/5/1K2 8/8/8/1w6/8/8/8/4w3 d14,l2 w X',
      goals: [
        {
          kind: 'holding',
          otherwise: 'Black can take your king with the next action. Look at Black’s wizards.',
        },
      ],
      hint: 'Black’s silver general is to the upper left of one wizard, your king to the upper left of the other.',
      solution: ['b6-b10'],
    },
  ],
};
