import { after, claimable, comes, ends, outcome } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const draws: Section = {
  id: 'draws',
  title: 'Draws',
  text: [
    'When a position has occurred three times, the start of the game included, whoever is to move may claim a draw. At the fifth time the game is drawn by itself. The places of the movable squares, the hands, the next steps of the castles and whose turn it is all belong to the position.',
    'A side that is to move and can do nothing at all draws. With a hand full of pieces that hardly happens.',
    'Players may agree on a draw or resign at any time. No count of moves ends the game.',
    'Some actions change nothing but whose turn it is: wizards may exchange two pieces of a kind, a spider may turn four alike. That is allowed, and it is as near to passing as one comes.',
  ],
  examples: [
    {
      id: 'third-time',
      caption:
        'The rooks have gone out and home again twice. The start is there for the third time, and White may claim a draw.',
      played: ['j4-l4', 'f12-d12', 'l4-j4', 'd12-f12', 'j4-l4', 'f12-d12', 'l4-j4', 'd12-f12'],
      claims: [outcome(null), claimable('threefold'), after('X@a7', claimable(''))],
    },
    {
      id: 'fifth-time',
      caption:
        'Twice more without a claim: with Black’s next move the start is there for the fifth time, and the game is drawn.',
      played: [
        ...['j4-l4', 'f12-d12', 'l4-j4', 'd12-f12', 'j4-l4', 'f12-d12', 'l4-j4', 'd12-f12'],
        ...['j4-l4', 'f12-d12', 'l4-j4', 'd12-f12', 'j4-l4', 'f12-d12', 'l4-j4'],
      ],
      claims: [outcome(null), ends('d12-f12', 'draw fivefold')],
    },
    {
      id: 'nothing-to-do',
      caption:
        'Black has a king without a castle and nothing else. When White has taken the last pawn, Black can do nothing: a draw.',
      position: '2k1/5/1p5/1R5/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'd8',
      claims: [ends('d8-d10', 'draw stalemate'), ends('d8-d6', null)],
    },
    {
      id: 'nothing-changes',
      caption: 'The wizards may exchange the two pawns. Nothing changes but the turn.',
      position: '2k1/5/1p2P2/7/1P5/5/1K2 8/8/8/5W2/8/2W5/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [
        comes('e5*d6', '2k1/5/1p2P2/7/1P5/5/1K2 8/8/8/5W2/8/2W5/8/8 d14,l2 b -'),
        comes('k9*j10', '2k1/5/1p2P2/7/1P5/5/1K2 8/8/8/5W2/8/2W5/8/8 d14,l2 b -'),
      ],
    },
    {
      id: 'four-alike',
      caption: 'So may the spider turn the four pawns around it.',
      position: '2k1/5/4p2/1PP4/1PP4/5/1K2 8/8/8/8/2Z5/8/8/8 d14,l2 w -',
      picked: 'e7',
      claims: [
        comes('e7cw', '2k1/5/4p2/1PP4/1PP4/5/1K2 8/8/8/8/2Z5/8/8/8 d14,l2 b -'),
        comes('e7ccw', '2k1/5/4p2/1PP4/1PP4/5/1K2 8/8/8/8/2Z5/8/8/8 d14,l2 b -'),
      ],
    },
  ],
  tasks: [
    {
      id: 'leave-nothing-to-do',
      prompt: 'Black has a pawn, and a king that cannot move. Make a draw at once.',
      position: '3k/5/1p5/3R3/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'outcome', outcome: 'draw stalemate', otherwise: 'Black can still move the pawn.' }],
      hint: 'A pawn that stands before your rook cannot take it.',
      solution: ['h8-d8'],
    },
  ],
};
