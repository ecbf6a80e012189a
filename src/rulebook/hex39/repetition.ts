import { after, ends, illegal, legal, outcome } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

const OPEN = '1/4/3P1/6/7/1b4/4R/4/1 w';

export const repetition: Section = {
  id: 'repetition',
  title: 'No position twice',
  text: [
    'A move that would bring back a position that has been on the board in this game is illegal. The position at the start counts. What makes a position is where the pieces stand and who is to move.',
    'So nobody can shuffle to and fro for long: the one who would repeat first has to find something else, and without anything else has lost. The board shows such moves as barred when you pick the piece.',
    'After a capture or a pawn’s move nothing that was before can come back, and all the shuffling may begin anew.',
  ],
  examples: [
    {
      id: 'repetition-barred',
      caption:
        'White’s rook has gone away and come back, Black’s bishop has gone from d4 to d6. Its way back is barred: that would be the position at the start.',
      position: OPEN,
      played: ['k3-l4', 'd4-d6', 'l4-k3'],
      picked: 'd6',
      claims: [
        illegal('d6-d4', 'That would repeat the position at the start.', 'would repeat'),
        legal('d6-a5'),
        legal('d6-g7'),
        after('d6-g7 k3-l4', illegal('g7-e7', 'A bishop keeps its colour.', 'no such movement')),
      ],
    },
    {
      id: 'repetition-later-position',
      caption:
        'Not only the start counts. Black’s bishop is back on d4, and now White may not go back to l4.',
      position: OPEN,
      played: ['k3-l4', 'd4-d6', 'l4-j4', 'd6-d4'],
      picked: 'j4',
      claims: [
        illegal('j4-l4', 'That would repeat the position after the first move.', 'would repeat'),
        legal('j4-k3'),
      ],
    },
    {
      id: 'repetition-side-to-move',
      caption: 'All pieces stand as at the start, and yet this is another position: now it is Black’s turn.',
      position: OPEN,
      played: ['k3-l4', 'd4-d6', 'l4-j4', 'd6-d4', 'j4-k3'],
      claims: [
        outcome(null),
        after(
          'd4-a5 k3-i3 a5-d4',
          illegal('i3-k3', 'With Black to move, too, this position has been there.', 'would repeat'),
        ),
      ],
    },
    {
      id: 'repetition-capture',
      caption:
        'The same to and fro, but the rook has captured a pawn on j4. Nothing from before can return, and it may go back to l4.',
      position: '1/4/3P1/6/7/1b2p1/4R/4/1 w',
      played: ['k3-l4', 'd4-d6', 'l4-j4', 'd6-d4'],
      picked: 'j4',
      claims: [legal('j4-l4')],
    },
    {
      id: 'repetition-loses',
      caption:
        'When White goes back to k3, each of the bishop’s two leaps would repeat a position. Black has no move and has lost.',
      position: OPEN,
      played: ['k3-l4', 'd4-g5', 'l4-k3', 'g5-d6', 'k3-l4', 'd6-a5'],
      picked: 'l4',
      claims: [ends('l4-k3', 'w no-moves'), ends('l4-j4', null)],
    },
  ],
  tasks: [
    {
      id: 'repetition-runs-out',
      prompt:
        'In this game White’s rook has gone between k3 and l4, Black’s bishop to g5, d6 and a5. Leave Black without a move.',
      position: OPEN,
      played: ['k3-l4', 'd4-g5', 'l4-k3', 'g5-d6', 'k3-l4', 'd6-a5'],
      goals: [{ kind: 'won', otherwise: 'Black can move to a position that has not been there.' }],
      hint: 'From a5 the bishop can leap to d4 and d6. Where was the rook when it stood there before?',
      solution: ['l4-k3'],
    },
  ],
};
